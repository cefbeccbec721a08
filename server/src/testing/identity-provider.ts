import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { Provider, type Configuration, type KoaContextWithOIDC } from 'oidc-provider'

export interface ProviderPerson {
  id: string
  name: string
  email: string
  emailVerified: boolean
}

export interface IdentityProviderOptions {
  people: readonly ProviderPerson[]
  /** The address of the Trilha that people are sent back to. */
  trilha: string
  port?: number
}

export interface RunningProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Tokens that were revoked, as often as that happened. */
  revoked: string[]
  close(): Promise<void>
}

const clientId = 'trilha'

/** A real OpenID provider on loopback, for tests and development: whoever is clicked is signed in. */
export async function startIdentityProvider(options: IdentityProviderOptions): Promise<RunningProvider> {
  const server = createServer().listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const clientSecret = randomBytes(24).toString('base64url')
  const provider = new Provider(issuer, configurationOf(options, clientSecret))
  const revoked: string[] = []
  provider.on('access_token.destroyed', ({ jti }) => revoked.push(jti))
  const answer = provider.callback()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    interact(provider, options, request, response).catch((error: unknown) => {
      response.statusCode = 500
      response.end(String(error))
    })
  })
  return {
    issuer,
    clientId,
    clientSecret,
    revoked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function configurationOf({ people, trilha }: IdentityProviderOptions, clientSecret: string): Configuration {
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' })
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${trilha}/nsr/oidc/signin`],
        post_logout_redirect_uris: [`${trilha}/nsr/oidc/signout-callback-oidc`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    jwks: { keys: [{ ...key, use: 'sig', alg: 'RS256', kid: 'loopback' }] },
    cookies: { keys: [randomBytes(24).toString('base64url')] },
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    pkce: { required: () => true },
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 3600, IdToken: 600, Interaction: 600, Session: 3600 },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_context, client, token) => token.clientId === client.clientId },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: async (context, form) => {
          const button = `<button autofocus type="submit" form="op.logoutForm" name="logout" value="yes">Sair</button>`
          // Who is told whose session ends does not ask, as the providers of schools do.
          const isKnown = context.oidc.entities.IdTokenHint !== undefined
          const press = isKnown ? '<script>document.querySelector("button").click()</script>' : ''
          context.body = page(`${form}${button}${press}`)
        },
      },
    },
    findAccount: (_context, id) => {
      const person = people.find((each) => each.id === id)
      if (!person) return undefined
      const { name, email, emailVerified } = person
      return { accountId: id, claims: async () => ({ sub: id, name, email, email_verified: emailVerified }) }
    },
    loadExistingGrant: grantAtOnce,
  }
}

/** The school's own application asks nobody for consent. */
async function grantAtOnce(context: KoaContextWithOIDC) {
  const { provider, client, session } = context.oidc
  const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId! })
  grant.addOIDCScope('openid profile email')
  await grant.save()
  return grant
}

async function interact(
  provider: Provider,
  { people }: IdentityProviderOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method === 'POST') {
    const accountId = new URLSearchParams(await text(request)).get('person') ?? ''
    const result = accountId === '' ? { error: 'access_denied' } : { login: { accountId } }
    await provider.interactionFinished(request, response, result)
    return
  }
  const buttons = people.map(({ id, name, email }) => `<button name="person" value="${id}">${name} (${email})</button>`)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  buttons.push('<button name="person" value="">Cancelar</button>')
  response.end(page(`<form method="post">${buttons.join('<br>')}</form>`))
}

function page(body: string): string {
  return `<!doctype html><html lang="pt-BR"><meta name="viewport" content="width=device-width"><title>Conta da escola</title><body><main><h1>Conta da escola</h1>${body}</main></body></html>`
}

/** What a browser does there: follows, keeps cookies, clicks on a person; answers the address it is sent back to. */
export async function visitProvider(start: string, personId: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let url = new URL(start)
  let init: RequestInit = {}
  for (let steps = 0; steps < 10; steps += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [name = '', value = ''] = set.split(';')[0]!.split(/=(.*)/s)
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location === null && response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`)
    await response.body?.cancel()
    init = location === null ? { method: 'POST', body: new URLSearchParams({ person: personId }) } : {}
    if (location === null) continue
    url = new URL(location, url)
    if (url.origin !== new URL(start).origin) return url
  }
  throw new Error('the provider leads in circles')
}
