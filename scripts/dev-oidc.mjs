// A real OpenID provider on this machine with the people of the demo school: whoever is clicked is signed in.
// It prints the settings with which Trilha offers it.
import { startIdentityProvider } from '../server/src/testing/identity-provider.ts'
import { cast } from '../server/demo/people.ts'

const port = Number(process.env.OIDC_PORT ?? 4000)
const trilha = process.env.PUBLIC_URL ?? 'http://localhost:5173'

const provider = await startIdentityProvider({
  port,
  trilha,
  people: cast.map(({ id, name, email, unverified }) => ({ id, name, email, emailVerified: !unverified })),
})

console.log(`The identity provider is ready: ${provider.issuer}

Start Trilha with it, in another terminal:

  PUBLIC_URL=${trilha} OIDC_ISSUER=${provider.issuer} OIDC_CLIENT_ID=${provider.clientId} \\
  OIDC_CLIENT_SECRET=${provider.clientSecret} OIDC_NAME="Conta da escola" npm run dev
`)

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void provider.close().then(() => process.exit(0)))
