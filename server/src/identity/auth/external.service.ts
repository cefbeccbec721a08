import { randomBytes } from 'node:crypto'
import type { FieldProblem } from '@trilha/contract/fields'
import type { ExternalLogin, Tokens } from '@trilha/contract/identity/auth'
import { normalizeLoginName } from '@trilha/contract/rules'
import { inTransaction, type Tx } from '../../platform/db/database.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import type {
  IdentityProvider,
  ProvenIdentity,
  ProviderTokens,
  SignInReturn,
} from '../../platform/session/identity-provider.ts'
import type { Partner } from '../../platform/session/partners.ts'
import { everywhere, vouchedRoles } from '../../platform/session/reach.ts'
import { seal, unseal } from '../../platform/session/seal.ts'
import { sha256 } from '../../platform/session/hash.ts'
import * as auth from './auth.repo.ts'
import * as repo from './external.repo.ts'
import { endSessions, startSession, type AuthWork } from './start-session.ts'

/** The identity provider is one of those who vouch for people, under a name of its own (decision G14). */
const oidcSlug = 'oidc'

export function externalLogin(work: AuthWork, slug: string, login: ExternalLogin): Promise<Tokens> {
  if (slug === oidcSlug) return signInWithProvider(work, providerOf(work), login)
  const partner = work.platform.partners.get(slug)
  if (!partner) throw fail('nf_0056')
  return signInWithPartner(work, partner, login)
}

export function startOidc(work: AuthWork) {
  return providerOf(work).start(work.now)
}

export function signInOptions({ platform }: Pick<AuthWork, 'platform'>): { oidc: { name: string } | null } {
  const { identityProvider } = platform
  return { oidc: identityProvider ? { name: identityProvider.name } : null }
}

function providerOf({ platform }: AuthWork): IdentityProvider {
  if (!platform.identityProvider) throw fail('nf_0056')
  return platform.identityProvider
}

async function signInWithProvider(work: AuthWork, provider: IdentityProvider, login: ExternalLogin): Promise<Tokens> {
  const identity = await provider.finish(returnOf(login), work.now)
  try {
    return await inTransaction(work.db, async (tx) => {
      const user = await knownUser(tx, work, identity)
      const account = await auth.findAccountToEnter(tx, user.id)
      if (!account) throw fail('br_0003', { field: 'role' })
      const { sessionId, tokens } = await startSession(tx, work, {
        userId: user.id,
        username: user.username,
        accountId: account.id,
        startedBy: 'OIDC',
        deviceId: login.device_id,
      })
      const sealed = seal(work.platform.secrets.sealKey, JSON.stringify(identity.tokens))
      await repo.keepProviderToken(tx, { sessionId, userId: user.id, sealed })
      return tokens
    })
  } catch (error) {
    await revokeQuietly(work, [identity.tokens])
    throw error
  }
}

function returnOf({ code = '', state = '', verifier = '', iss }: ExternalLogin): SignInReturn {
  const missing: FieldProblem[] = [
    ...(code === '' ? [{ code: 'rq_0101' as const, field: 'code' }] : []),
    ...(state === '' ? [{ code: 'rq_0102' as const, field: 'state' }] : []),
    ...(verifier === '' ? [{ code: 'rq_0103' as const, field: 'verifier' }] : []),
  ]
  if (missing.length > 0) throw failFields(missing)
  return { code, state, verifier, iss }
}

/** By an identity that was linked before, else by an address for which the provider vouches; nobody is created here. */
async function knownUser(
  tx: Tx,
  work: AuthWork,
  { issuer, subject, verifiedEmail }: ProvenIdentity,
): Promise<repo.LinkedUser> {
  const linked = await repo.findLinkedUser(tx, issuer, subject)
  if (linked) return linked
  const email = verifiedEmail && normalizeLoginName(verifiedEmail)
  const user = email && ((await repo.findConfirmedUser(tx, email)) ?? (await confirmByProvider(tx, work, email)))
  if (!user || !(await repo.linkIdentity(tx, { issuer, subject, userId: user.id }))) throw fail('br_0003')
  return user
}

/**
 * The provider vouches for the mailbox, so it is confirmed here too. A password that was chosen before anybody
 * confirmed the mailbox may be a stranger's: it ends, with the sessions that it opened.
 */
async function confirmByProvider(tx: Tx, work: AuthWork, email: string): Promise<repo.LinkedUser | undefined> {
  const user = await repo.lockUnconfirmedUser(tx, email)
  if (!user) return undefined
  const passwordHash = await work.platform.passwords.hash(randomBytes(32).toString('base64url'))
  await work.emit(tx, 'mailbox.vouched', { userId: user.id, passwordHash })
  await endSessions(
    tx,
    await auth.listOtherSessions(tx, { userId: user.id, ...everywhere }, undefined),
    'PASSWORD_CHANGED',
  )
  return user
}

async function signInWithPartner(work: AuthWork, partner: Partner, login: ExternalLogin): Promise<Tokens> {
  if (login.token === undefined) throw failFields([{ code: 'rq_0100', field: 'token' }])
  const { email, role, jti, expires } = await partner.read(login.token, work.now)
  return inTransaction(work.db, async (tx) => {
    if (!(await repo.spendToken(tx, sha256(`${partner.slug}:${jti}`), expires))) throw fail('br_0012')
    const user = await repo.findConfirmedUser(tx, normalizeLoginName(email))
    const open = user ? await auth.listMemberships(tx, user.id, partner.schoolId) : []
    const account = open.find((each) => vouchedRoles.includes(each.role) && (role ?? each.role) === each.role)
    // A stranger and a person of another school answer alike: the partner learns nothing about either.
    if (!user || !account) throw fail('br_0003', { field: 'role' })
    const { tokens } = await startSession(tx, work, {
      userId: user.id,
      username: user.username,
      accountId: account.id,
      startedBy: 'PARTNER',
      deviceId: login.device_id,
      onlySchoolId: partner.schoolId,
    })
    return tokens
  })
}

/** Tells the provider that sessions are over, and answers theirs. What it cannot hear now ends there a little later. */
export async function releaseProviderTokens(
  work: Pick<AuthWork, 'platform'>,
  sealed: readonly Buffer[],
): Promise<ProviderTokens[]> {
  const tokens = sealed.flatMap((each) => {
    const text = unseal(work.platform.secrets.sealKey, each)
    return text === undefined ? [] : [JSON.parse(text) as ProviderTokens]
  })
  await revokeQuietly(work, tokens)
  return tokens
}

async function revokeQuietly(
  { platform }: Pick<AuthWork, 'platform'>,
  tokens: readonly ProviderTokens[],
): Promise<void> {
  const { identityProvider, log } = platform
  if (!identityProvider) return
  const outcomes = await Promise.allSettled(tokens.map((each) => identityProvider.revoke(each)))
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') log.warn({ err: outcome.reason }, 'not revoked at the identity provider')
  }
}
