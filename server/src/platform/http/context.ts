import type { Call } from '@trilha/contract/call'
import type { Locale } from '@trilha/contract/errors/index'
import type { Config } from '../config.ts'
import type { Db, Tx } from '../db/database.ts'
import type { Emit } from '../events.ts'
import type { Files } from '../files/files.ts'
import type { Spool } from '../files/spool.ts'
import type { Log } from '../log.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Network } from '../network.ts'
import type { FindPlaces } from '../places.ts'
import type { PrivacyPlans } from '../privacy.ts'
import type { FindReportable } from '../reportables.ts'
import type { Budget } from '../session/budgets.ts'
import type { IdentityProvider } from '../session/identity-provider.ts'
import type { Partners } from '../session/partners.ts'
import type { Passwords } from '../session/passwords.ts'
import type { Secrets } from '../session/secrets.ts'
import type { Session } from '../session/session-store.ts'

/** What lives as long as the server. */
export interface Platform {
  config: Config
  log: Log
  /** The pool, also while a call of one key runs in its transaction: a use case writes through the `db` of its context. */
  db: Db
  emit: Emit
  /** Which page a thing has, for who reads of it in another domain. */
  findPlaces: FindPlaces
  /** What may be reported, of whichever domain. */
  findReportable: FindReportable
  files: Files
  /** Where files lie while they come in. */
  spool: Spool
  /** What export and erasure do with each table. */
  privacyPlans: PrivacyPlans
  secrets: Secrets
  passwords: Passwords
  /** The school's own way of signing in, where one is configured. */
  identityProvider: IdentityProvider | undefined
  partners: Partners
  budgets: Record<
    'guardianCode' | 'invitation' | 'linkPreview' | 'mail' | 'password' | 'qrCode' | 'signUp' | 'upload',
    Budget
  >
  mailer: Mailer
  network: Network
  /** The address that people use, for links in mails. */
  siteUrl(): string
  now(): Date
}

/** What a use case needs: where to write, and whom to tell. */
export interface Work {
  db: Db | Tx
  emit: Emit
}

/** Of a use case that also needs what lives as long as the server: files, mail, budgets. */
export interface PlatformWork extends Work {
  platform: Platform
}

/** Of a use case whose answer shows files, which get their addresses from the platform, and that tells nobody. */
export type FileWork = Pick<PlatformWork, 'db' | 'platform'>

interface BaseContext extends Work {
  platform: Platform
  now: Date
  locale: Locale
  /** As the browser names itself; only its family is ever stored. */
  userAgent: string | undefined
  requestId: string
  /** Where it came from: for budgets alone, never stored beside a person. */
  address: string
}

/** A handler of a call that asks for a session has one; no other has. */
export type Context<C extends Call = Call> = BaseContext &
  (C['access']['who'] extends 'anonymous' | 'client' ? unknown : { session: Session })
