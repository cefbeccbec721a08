import { CONSENT_YEARS, TERMS_VERSION, type ConsentStanding } from '@trilha/contract/constants'
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

/**
 * The person in a row of `users` is younger than 16, or than the age given. A birth date that is unknown, or that no
 * office proved, counts as younger (E71).
 */
export function isYounger(users = 'users', years = CONSENT_YEARS): RawBuilder<boolean> {
  return sql<boolean>`(not ${sql.table(users)}.is_birth_date_proven or ${saysYounger(users, years)})`
}

/** The same by the person's own word: for a sign-up that an office has not looked at yet. */
export function saysYounger(users = 'users', years = CONSENT_YEARS): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.table(users)}.date_of_birth > current_date - make_interval(years => ${years}), true)`
}

/** The person in a row of `accounts` is under 16. */
function needsConsent(accounts: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select ${isYounger()} from users where users.id = ${sql.table(accounts)}.user_id), true)`
}

/** A grown-up consented for the person of a row of `accounts`, by mail or on paper, and did not take it back. */
export function hasConsent(accounts = 'accounts'): RawBuilder<boolean> {
  return sql<boolean>`exists (select from guardian_consents
    where account_id = ${sql.table(accounts)}.id and withdrawn_at is null)`
}

/**
 * The person in a row of `users` cannot join a school alone: under 16. The birth date of a person who never studied here
 * counts as that person wrote it, and none at all is no reason: the product does not ask grown-ups for it (E65).
 */
export function needsGrownUp(users: string): RawBuilder<boolean> {
  const row = sql.table(users)
  return sql<boolean>`case when exists (select from accounts as studied
      where studied.user_id = ${row}.id and studied.role = 'STUDENT')
    then ${isYounger(users)} else ${row}.date_of_birth is not null and ${saysYounger(users)} end`
}

function hasProvenGuardian(accounts: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select true from guardian_links as link
    where link.student_account_id = ${sql.table(accounts)}.id and ${isProvenLink()} limit 1), false)`
}

function hasPaper(accounts: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select true from guardian_consents
    where account_id = ${sql.table(accounts)}.id and kind = 'PAPER' and withdrawn_at is null), false)`
}

/**
 * A student in a row of `accounts` may meet others in community and chat: from 16 on, with a linked guardian, or with
 * a consent on paper (E71). The switches of the parental control come on top.
 */
export function mayMeetOthers(accounts = 'accounts'): RawBuilder<boolean> {
  return sql<boolean>`(not ${needsConsent(accounts)} or ${hasProvenGuardian(accounts)} or ${hasPaper(accounts)})`
}

/** Which of these lets the student meet others, or that none does. */
export function consentStanding(accounts = 'accounts'): RawBuilder<ConsentStanding> {
  return sql<ConsentStanding>`case when not ${needsConsent(accounts)} then 'OLD_ENOUGH'
    when ${hasProvenGuardian(accounts)} then 'GUARDIAN' when ${hasPaper(accounts)} then 'PAPER' else 'MISSING' end`
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
