import { CONSENT_YEARS, TERMS_VERSION } from '@trilha/contract/constants'
import { sql, type RawBuilder } from 'kysely'

/**
 * A row of `guardian_links` under the given name gives its guardian powers: the school agreed, the guardian's account
 * is open, and the guardian confirmed the mailbox (E69).
 */
export function isProvenLink(link = 'link'): RawBuilder<boolean> {
  const row = sql.table(link)
  return sql<boolean>`(${row}.status = 'LINKED' and coalesce((
    select guardian.active and guardian.blocked_at is null and person.email_verified_at is not null
    from accounts guardian join users person on person.id = guardian.user_id
    where guardian.id = ${row}.guardian_account_id), false))`
}

/** The person in a row of `users` is under 16. Null where the birth date is unknown. */
function isUnderConsentAge(users: string): RawBuilder<boolean | null> {
  return sql<boolean | null>`(${sql.table(users)}.date_of_birth
    > current_date - make_interval(years => ${CONSENT_YEARS}))`
}

/** The person of a row of `accounts` is under 16. An unknown birth date counts as under 16 (E71). */
function needsConsent(accounts: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select ${isUnderConsentAge('users')}
    from users where users.id = ${sql.table(accounts)}.user_id), true)`
}

/**
 * The person in a row of `users` cannot join a school alone: under 16. Of a person who studies or studied somewhere an
 * unknown birth date counts as under 16; of others the product never asks for it (E65).
 */
export function needsGrownUp(users: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${isUnderConsentAge(users)},
    exists (select from accounts as studied
      where studied.user_id = ${sql.table(users)}.id and studied.role = 'STUDENT'))`
}

function hasProvenGuardian(accounts: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select true from guardian_links as link
    where link.student_account_id = ${sql.table(accounts)}.id and ${isProvenLink()} limit 1), false)`
}

/**
 * A student in a row of `accounts` may meet others in community and chat: from 16 on, with a linked guardian, or with
 * a consent on paper (E71). The switches of the parental control come on top.
 */
export function mayMeetOthers(accounts = 'accounts'): RawBuilder<boolean> {
  return sql<boolean>`(not ${needsConsent(accounts)} or ${hasProvenGuardian(accounts)}
    or coalesce((select true from guardian_consents
      where account_id = ${sql.table(accounts)}.id and kind = 'PAPER' and withdrawn_at is null), false))`
}

/**
 * A grown-up accepted the terms in force for the student in a row of `accounts`, joined with its `schools`: the school,
 * a linked guardian, or the guardian who consented (E73). From 16 on nobody needs to.
 */
export function isVouchedFor(accounts = 'accounts', schools = 'schools'): RawBuilder<boolean> {
  const account = sql.table(accounts)
  return sql<boolean>`(${account}.role <> 'STUDENT'
    or coalesce(${sql.table(schools)}.terms_version = ${TERMS_VERSION}, false)
    or not ${needsConsent(accounts)}
    or exists (select from guardian_consents
      where account_id = ${account}.id and withdrawn_at is null and terms_version = ${TERMS_VERSION})
    or exists (select from guardian_links as link
        join accounts as carer on carer.id = link.guardian_account_id
        join users as agreed on agreed.id = carer.user_id and agreed.terms_version = ${TERMS_VERSION}
      where link.student_account_id = ${account}.id and ${isProvenLink()}))`
}
