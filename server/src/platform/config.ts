import { resolve } from 'node:path'
import { documentedRoutes, ownRoutes } from '@trilha/contract/inventory'
import { z } from 'zod'
import type { S3Options } from './files/s3.ts'
import { startError } from './start-error.ts'

/**
 * Every setting of the server, parsed once. README.md lists them in this order; nothing else reads
 * the environment.
 */
const flag = (fallback: boolean) =>
  z
    .enum(['on', 'off', 'true', 'false'])
    .default(fallback ? 'on' : 'off')
    .transform((value) => value === 'on' || value === 'true')

/** Codes and tokens travel there: in clear only inside this machine. */
function isPrivateEnough(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
}

/** Whatever begins like the channel's path never arrives anywhere else: no call, file or page may begin so. */
function isFreePath(path: string): boolean {
  const served = ['/api', '/assets', '/files', '/healthz', '/readyz', '/metrics', '/outbox']
  const taken = [...served, ...Object.keys(documentedRoutes), ...ownRoutes].map(firstPart)
  return !taken.includes(firstPart(path))
}

function firstPart(path: string): string | undefined {
  return path.split('/')[1]?.toLowerCase()
}

const settings = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  DEMO: flag(true),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  REVEAL_UNKNOWN_USER: flag(false),
  REQUESTS_IN_FLIGHT: z.coerce.number().int().min(4).max(1024).default(16),
  REQUESTS_WAITING: z.coerce.number().int().min(0).max(100_000).default(1000),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  PREDEFINED_SCHOOL_ID: z.uuid().optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('trilha@localhost'),
  SIGNING_KEY: z.string().min(1).optional(),
  PEPPER: z.string().min(16).optional(),
  SOCKET_ENABLED: flag(true),
  SOCKET_URL: z.url({ protocol: /^(?:https?|wss?)$/ }).optional(),
  SOCKET_PATH: z
    .string()
    .regex(/^(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/)
    .refine(isFreePath)
    .default('/ws'),
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/ })
    .refine(isPrivateEnough)
    .optional(),
  OIDC_CLIENT_ID: z.string().min(1).optional(),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_NAME: z.string().min(1).max(40).optional(),
  PARTNERS_FILE: z.string().min(1).optional(),
  LINK_PREVIEWS: flag(true),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
})

/** What each setting takes, for the person who got it wrong. */
const expectations: Record<keyof typeof settings.shape, string> = {
  PORT: 'a whole number from 0 to 65535',
  HOST: 'a name or address of this machine',
  PUBLIC_URL: 'an address that begins with http:// or https://',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address that begins with postgres://',
  DATABASE_POOL: 'a whole number from 2 to 100',
  DEMO: 'on or off',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  REVEAL_UNKNOWN_USER: 'on or off',
  REQUESTS_IN_FLIGHT: 'a whole number from 4 to 1024',
  REQUESTS_WAITING: 'a whole number from 0 to 100000',
  TRUSTED_PROXIES: 'a whole number from 0 to 10',
  PREDEFINED_SCHOOL_ID: 'the id of a school',
  REDIS_URL: 'an address that begins with redis:// or rediss://',
  SMTP_URL: 'an address that begins with smtp:// or smtps://',
  MAIL_FROM: 'an address, with or without a name',
  SIGNING_KEY: 'an Ed25519 private key',
  PEPPER: 'a secret of 16 characters or more',
  SOCKET_ENABLED: 'on or off',
  SOCKET_URL:
    'an address that begins with https:// or wss:// (http:// and ws:// for trying), with PUBLIC_URL beside it',
  SOCKET_PATH: 'a path that begins with /, of letters, digits, dots and dashes, below which no call, file or page lies',
  OIDC_ISSUER: 'an https:// address (http:// only on this machine), with OIDC_CLIENT_ID and PUBLIC_URL beside it',
  OIDC_CLIENT_ID: 'the name under which the identity provider knows Trilha',
  OIDC_CLIENT_SECRET: 'the secret that the identity provider gave',
  OIDC_NAME: 'what the button on the sign-in page calls it, up to 40 characters',
  PARTNERS_FILE: 'a JSON file with the list of partners',
  LINK_PREVIEWS: 'on or off',
  S3_ENDPOINT: 'an address that begins with https:// (http:// for trying), with S3_BUCKET and both keys beside it',
  S3_BUCKET: 'the name of a bucket',
  S3_REGION: 'the region of the bucket',
  S3_ACCESS_KEY: 'the id of the key that the store gave',
  S3_SECRET_KEY: 'the secret of that key',
}

export type Config = {
  port: number
  host: string
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string | undefined
  databasePool: number
  demo: boolean
  logLevel: z.infer<typeof settings>['LOG_LEVEL']
  revealUnknownUser: boolean
  requestsInFlight: number
  requestsWaiting: number
  trustedProxies: number
  predefinedSchoolId: string | undefined
  redisUrl: string | undefined
  smtpUrl: string | undefined
  mailFrom: string
  signingKey: string | undefined
  pepper: string | undefined
  socketEnabled: boolean
  socketUrl: string | undefined
  socketPath: string
  oidcIssuer: string | undefined
  oidcClientId: string | undefined
  oidcClientSecret: string | undefined
  oidcName: string | undefined
  partnersFile: string | undefined
  /** Off where the network is closed: then nothing is asked of the internet. */
  linkPreviews: boolean
  /** Where files are kept, if not on the disk. */
  s3: S3Options | undefined
}

export const settingNames = Object.keys(settings.shape)

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(
    settingNames.map((name) => [name, environment[name] === '' ? undefined : environment[name]]),
  )
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw wrong(String(issue?.path[0]) as keyof typeof expectations)
  }
  const value = parsed.data
  // The provider sends people back to an address that it was told before.
  if (value.OIDC_ISSUER && !(value.OIDC_CLIENT_ID && value.PUBLIC_URL)) throw wrong('OIDC_ISSUER')
  // Half of it would be a way in that nobody sees, and nobody misses.
  if (!value.OIDC_ISSUER && (value.OIDC_CLIENT_ID || value.OIDC_CLIENT_SECRET)) throw wrong('OIDC_ISSUER')
  // Pages of this address, and of no other, may open a channel that is elsewhere.
  if (value.SOCKET_URL && !value.PUBLIC_URL) throw wrong('SOCKET_URL')
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    demo: value.DEMO,
    logLevel: value.LOG_LEVEL,
    revealUnknownUser: value.REVEAL_UNKNOWN_USER,
    requestsInFlight: value.REQUESTS_IN_FLIGHT,
    requestsWaiting: value.REQUESTS_WAITING,
    trustedProxies: value.TRUSTED_PROXIES,
    predefinedSchoolId: value.PREDEFINED_SCHOOL_ID,
    redisUrl: value.REDIS_URL,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    signingKey: value.SIGNING_KEY,
    pepper: value.PEPPER,
    socketEnabled: value.SOCKET_ENABLED,
    // Its path is the other setting.
    socketUrl: value.SOCKET_URL && new URL(value.SOCKET_URL).origin,
    socketPath: value.SOCKET_PATH,
    oidcIssuer: value.OIDC_ISSUER,
    oidcClientId: value.OIDC_CLIENT_ID,
    oidcClientSecret: value.OIDC_CLIENT_SECRET,
    oidcName: value.OIDC_NAME,
    partnersFile: value.PARTNERS_FILE,
    linkPreviews: value.LINK_PREVIEWS,
    s3: s3Of(value),
  }
}

function s3Of({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ACCESS_KEY: accessKeyId,
  S3_SECRET_KEY: secretAccessKey,
}: z.infer<typeof settings>): S3Options | undefined {
  const isNamed = bucket !== undefined || accessKeyId !== undefined || secretAccessKey !== undefined
  if (endpoint === undefined && !isNamed) return undefined
  if (!(endpoint && bucket && accessKeyId && secretAccessKey)) throw wrong('S3_ENDPOINT')
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}

function wrong(name: keyof typeof expectations): Error {
  return startError(`The setting ${name} is wrong: it must be ${expectations[name]}. See "Settings" in README.md.`)
}
