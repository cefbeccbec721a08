import { createPublicKey, createSecretKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { PARTNER_TOKEN_SECONDS_MAX } from '@trilha/contract/constants'
import { jwtVerify } from 'jose'
import { JWTExpired } from 'jose/errors'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { fail } from '../http/failure.ts'
import { startError } from '../start-error.ts'

/** What a partner's token says; the school it may speak for stands in our file, never in the token. */
export interface PartnerClaims {
  subject: string
  email: string
  role: string | undefined
  jti: string
  expires: Date
}

export interface Partner {
  slug: string
  schoolId: string
  /** Refuses what is not the partner's, has expired, or would live too long. */
  read(token: string, now: Date): Promise<PartnerClaims>
}

export type Partners = ReadonlyMap<string, Partner>

/** Stands in the same address for the identity provider. */
const taken = ['oidc']

const file = z.array(
  z
    .strictObject({
      slug: z.string().regex(/^[a-z0-9]{2,40}$/),
      schoolId: z.uuid(),
      publicKey: z.string().min(1).optional(),
      /** As long as the hash that it keys. */
      secret: z.string().min(32).optional(),
    })
    .refine(({ publicKey, secret }) => (publicKey === undefined) !== (secret === undefined)),
)

/** One file for the installation (decision G14); a mistake in it stops the start. */
export async function loadPartners({ partnersFile }: Pick<Config, 'partnersFile'>): Promise<Partners> {
  if (partnersFile === undefined) return new Map()
  try {
    const entries = file.parse(JSON.parse(await readFile(partnersFile, 'utf8')))
    const slugs = entries.map(({ slug }) => slug)
    const wrong = slugs.find((slug, index) => taken.includes(slug) || slugs.indexOf(slug) !== index)
    if (wrong !== undefined) throw new Error(`the slug ${wrong} is taken`)
    return new Map(entries.map((entry) => [entry.slug, createPartner(entry)]))
  } catch (error) {
    throw startError(
      `The setting PARTNERS_FILE is wrong: ${partnersFile} must be a JSON list of partners, each with slug, schoolId and either publicKey (PEM) or secret (32 characters or more).`,
      error,
    )
  }
}

type Entry = z.infer<typeof file>[number]

function createPartner({ slug, schoolId, publicKey, secret }: Entry): Partner {
  const key = publicKey === undefined ? createSecretKey(Buffer.from(secret!)) : createPublicKey(publicKey)
  const algorithm = algorithmOf(key)
  return { slug, schoolId, read: (token, now) => readToken(token, { key, algorithm, now }) }
}

/** Of each key the one algorithm that fits it: a token does not choose how it is checked. */
function algorithmOf(key: KeyObject): string {
  if (key.type === 'secret') return 'HS256'
  if (key.asymmetricKeyType === 'ed25519') return 'EdDSA'
  if (key.asymmetricKeyType === 'rsa') return 'RS256'
  if (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return 'ES256'
  throw new Error('a key of a kind that is not used here')
}

const claimsShape = z.object({
  sub: z.string().min(1).max(200),
  email: z.string().min(1).max(400),
  role: z.string().max(40).optional(),
  jti: z.string().min(8).max(200),
  exp: z.number(),
})

async function readToken(
  token: string,
  { key, algorithm, now }: { key: KeyObject; algorithm: string; now: Date },
): Promise<PartnerClaims> {
  let payload: unknown
  try {
    const verified = await jwtVerify(token, key, { algorithms: [algorithm], currentDate: now, requiredClaims: ['exp'] })
    payload = verified.payload
  } catch (error) {
    throw error instanceof JWTExpired ? fail('br_0027', { status: 410 }) : fail('br_0039')
  }
  const claims = claimsShape.safeParse(payload)
  if (!claims.success) throw fail('br_0039')
  const { sub, email, role, jti, exp } = claims.data
  if (exp - now.getTime() / 1000 > PARTNER_TOKEN_SECONDS_MAX) throw fail('br_0039')
  return { subject: sub, email, role, jti, expires: new Date(exp * 1000) }
}
