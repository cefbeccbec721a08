import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { OIDC_SCOPES, OIDC_SIGN_IN_SECONDS } from '@trilha/contract/constants'
import * as oidc from 'openid-client'
import type { Config } from '../config.ts'
import { fail, overloaded, type Failure } from '../http/failure.ts'
import type { Secrets } from './secrets.ts'

/** What the browser keeps while the person is at the provider. */
export interface SignInStart {
  authorizationUrl: string
  state: string
  verifier: string
}

export interface SignInReturn {
  code: string
  state: string
  verifier: string
  iss?: string | undefined
}

/** Who the provider says that this is. */
export interface ProvenIdentity {
  issuer: string
  subject: string
  /** Only one that the provider itself has checked. */
  verifiedEmail: string | undefined
  tokens: ProviderTokens
}

/** Kept for the end of the session, and for nothing else. */
export interface ProviderTokens {
  revocable: string
  /** By it the provider knows whose session ends, and need not ask. */
  idToken: string
}

export interface IdentityProvider {
  /** For the button. */
  name: string
  start(now: Date): Promise<SignInStart>
  finish(back: SignInReturn, now: Date): Promise<ProvenIdentity>
  revoke(tokens: ProviderTokens): Promise<void>
  /** Where a browser ends its session at the provider; null where the provider offers none. */
  endSessionUrl(tokens: ProviderTokens | undefined): Promise<string | null>
}

type ProviderConfig = Pick<Config, 'oidcIssuer' | 'oidcClientId' | 'oidcClientSecret' | 'oidcName' | 'publicUrl'>

/** Seconds that the provider may take to answer us. */
const patience = 5

/**
 * Authorization code with PKCE, state and nonce (decision G14). Nothing is stored meanwhile: the state carries
 * its own end and a mark over the verifier's challenge, so it is worth something only in the browser that holds
 * the verifier, and only for ten minutes.
 */
export function createIdentityProvider(
  config: ProviderConfig,
  { stateKey }: Pick<Secrets, 'stateKey'>,
): IdentityProvider | undefined {
  const { oidcIssuer, oidcClientId, publicUrl } = config
  if (!oidcIssuer || !oidcClientId || !publicUrl) return undefined
  const returnUrl = new URL('/nsr/oidc/signin', publicUrl).href
  const signOutReturnUrl = new URL('/nsr/oidc/signout-callback-oidc', publicUrl).href
  const discovered = discoverOnce(config, new URL(oidcIssuer), oidcClientId)

  return {
    name: config.oidcName ?? new URL(oidcIssuer).host,
    async start(now) {
      const provider = await discovered()
      const verifier = oidc.randomPKCECodeVerifier()
      const state = signState(stateKey, verifier, now)
      const url = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: returnUrl,
        scope: OIDC_SCOPES.join(' '),
        code_challenge: challengeOf(verifier),
        code_challenge_method: 'S256',
        state,
        nonce: nonceOf(verifier),
      })
      return { authorizationUrl: url.href, state, verifier }
    },
    async finish({ code, state, verifier, iss }, now) {
      checkState(stateKey, { state, verifier }, now)
      const provider = await discovered()
      const back = new URL(returnUrl)
      for (const [name, value] of Object.entries({ code, state, iss })) if (value) back.searchParams.set(name, value)
      try {
        const tokens = await oidc.authorizationCodeGrant(provider, back, {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonceOf(verifier),
          idTokenExpected: true,
        })
        const claims = tokens.claims()!
        // Providers may keep the address for the second question.
        const person = claims['email'] ? claims : await oidc.fetchUserInfo(provider, tokens.access_token, claims.sub)
        const { email, email_verified: isVerified } = person
        return {
          issuer: claims.iss,
          subject: claims.sub,
          verifiedEmail: typeof email === 'string' && isVerified === true ? email : undefined,
          tokens: { revocable: tokens.refresh_token ?? tokens.access_token, idToken: tokens.id_token! },
        }
      } catch (error) {
        throw refusalOf(error)
      }
    },
    async revoke({ revocable }) {
      const provider = await discovered()
      if (provider.serverMetadata().revocation_endpoint) await oidc.tokenRevocation(provider, revocable)
    },
    async endSessionUrl(tokens) {
      const provider = await discovered()
      if (!provider.serverMetadata().end_session_endpoint) return null
      return oidc.buildEndSessionUrl(provider, {
        post_logout_redirect_uri: signOutReturnUrl,
        ...(tokens && { id_token_hint: tokens.idToken }),
      }).href
    },
  }
}

/** Asked for when first needed, so that a provider that is away does not keep the school from starting. */
function discoverOnce(config: ProviderConfig, issuer: URL, clientId: string): () => Promise<oidc.Configuration> {
  const { oidcClientSecret } = config
  let known: Promise<oidc.Configuration> | undefined
  return async () => {
    known ??= oidc.discovery(
      issuer,
      clientId,
      undefined,
      oidcClientSecret ? oidc.ClientSecretBasic(oidcClientSecret) : oidc.None(),
      {
        timeout: patience,
        execute: [
          // The library trusts the connection that a token came over; we look at its signature too.
          oidc.enableNonRepudiationChecks,
          // The settings allow http only inside this machine.
          ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
        ],
      },
    )
    try {
      return await known
    } catch {
      known = undefined
      throw overloaded()
    }
  }
}

/** The provider said no, or its answer did not hold; or it said nothing, which is nobody's fault. */
function refusalOf(error: unknown): Failure {
  const refused = error instanceof oidc.ResponseBodyError && error.status < 500
  const broken = error instanceof oidc.ClientError && error.code !== 'OAUTH_TIMEOUT' && error.code !== 'OAUTH_ABORT'
  return refused || broken || error instanceof oidc.AuthorizationResponseError ? fail('br_0039') : overloaded()
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** Follows from the verifier, which only this browser has. */
function nonceOf(verifier: string): string {
  return createHash('sha256').update(`nonce:${verifier}`).digest('base64url')
}

function signState(key: Buffer, verifier: string, now: Date): string {
  const ends = Math.floor(now.getTime() / 1000) + OIDC_SIGN_IN_SECONDS
  const body = `${randomBytes(12).toString('base64url')}.${ends.toString(36)}`
  return `${body}.${mark(key, body, verifier)}`
}

function checkState(key: Buffer, { state, verifier }: Pick<SignInReturn, 'state' | 'verifier'>, now: Date): void {
  const [random = '', ends = '', given = ''] = state.split('.')
  const expected = mark(key, `${random}.${ends}`, verifier)
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected))) {
    throw fail('br_0039')
  }
  if (Number.parseInt(ends, 36) * 1000 <= now.getTime()) throw fail('br_0027', { status: 410 })
}

function mark(key: Buffer, body: string, verifier: string): string {
  return createHmac('sha256', key)
    .update(`${body}.${challengeOf(verifier)}`)
    .digest('base64url')
}
