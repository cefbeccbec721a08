import { z } from 'zod'
import { DateOnly, Id, longestText, Timestamp } from '../common.ts'
import { GENDERS, GUARDIAN_RELATIONS, LOCALES, PASSWORD_MAX, STATE_CODES } from '../constants.ts'
import { AvatarSelection } from '../economy/avatar.ts'
import { always, withCode } from '../fields.ts'
import { UserBrief as PersonBrief } from '../people.ts'
import * as rules from '../rules.ts'

const line = z.string().max(longestText).overwrite(rules.tidy)
export const FullName = line.refine(rules.isFullName)
export const Nickname = line.refine(rules.isNickname)
const Surname = line.refine(rules.isSurname)
const City = line.refine(rules.isCity)
const Telephone = z.string().max(longestText).overwrite(rules.normalizeTelephone).refine(rules.isTelephone)
export const NewPassword = z.string().max(longestText).refine(rules.isNewPassword)
const Pin = z.string().max(longestText).refine(rules.isPin)
/** As it was typed from paper. E7 */
export const GuardianCodeTyped = z
  .string()
  .max(40)
  .refine((text) => rules.isGuardianCode(rules.normalizeGuardianCode(text)))
/** Signing up alone takes an email: a child that nobody invited must be reachable (decision G1). */
export const NewEmail = z
  .string()
  .max(longestText)
  .overwrite(rules.normalizeLoginName)
  .refine(rules.isEmail, withCode('ii_0003'))
  .refine((email) => !rules.isThrowawayEmail(email), withCode('ii_0004'))
/** An email, or a name that the school gives. */
export const NewLoginName = z
  .string()
  .max(longestText)
  .overwrite(rules.normalizeLoginName)
  .refine((name) => !name.includes('@') || rules.isEmail(name), withCode('ii_0003'))
  .refine((name) => !rules.isThrowawayEmail(name), withCode('ii_0004'))
  .refine(rules.isNewUsername)
/** An id, a username or an email: whoever forgot a password knows one of them (decision G16). */
export const LoginNameOrId = line.refine(
  (text) => text.length > 0 && text.length <= 254 && !/\s/.test(text) && !rules.hasControlCharacters(text),
)

/** What anybody may know of a minor (decisions D4 and G64). */
export const PersonCard = z.object({
  id: Id,
  /** The name that the person chose to be shown by, else the nickname, else the first name. */
  displayName: z.string(),
  avatar: AvatarSelection.nullable(),
})
export type PersonCard = z.infer<typeof PersonCard>

/** Everything, for oneself and for whoever answers for the person. */
export const WholeUser = z.object({
  id: Id,
  name: z.string(),
  username: z.string(),
  nickname: z.string().nullable(),
  surname: z.string().nullable(),
  emailVerified: z.boolean(),
  gender: z.enum(GENDERS).nullable(),
  dateOfBirth: z.iso.date().nullable(),
  city: z.string().nullable(),
  state: z.enum(STATE_CODES).nullable(),
  telephone: z.string().nullable(),
  language: z.enum(LOCALES),
  agreedTerms: z.boolean(),
  createdAt: Timestamp,
})
export type WholeUser = z.infer<typeof WholeUser>

/** For people of the same school; the last two for oneself alone. */
export const UserBrief = PersonBrief.omit({ profileId: true }).extend({
  agreedTerms: z.boolean().nullable(),
  emailVerified: z.boolean().nullable(),
})
export type UserBrief = z.infer<typeof UserBrief>

const person = {
  name: FullName,
  username: NewEmail,
  password: NewPassword,
  nickname: Nickname.optional(),
  surname: Surname.optional(),
  gender: z.enum(GENDERS).optional(),
  telephone: Telephone.optional(),
  /** Of the mails that follow; without it the language of the request. */
  language: z.enum(LOCALES).optional(),
}

/** A day that has come somewhere on earth; the server asks once more, by the clock of the product. */
export const BirthDate = DateOnly.refine((day) => day <= latestToday())

/** The day that it is by now where the earth is ahead of all others. */
function latestToday(): string {
  // oxlint-disable-next-line trilha/one-clock -- A shape is given no clock, and a day more or less is nothing to it.
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)
}

export const SignUp = z.object({ ...person, dateOfBirth: BirthDate, state: z.enum(STATE_CODES), city: City })
export type SignUp = z.infer<typeof SignUp>

const isGiven = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''

/** Neither role nor school: the installation decides both (decision G13). */
export const StudentSignUp = z
  .object({
    ...person,
    gradeId: Id,
    /** Seven days to look around; it asks for less, and what is missing is asked for later (decision G15). */
    trial: z.boolean().optional(),
    dateOfBirth: BirthDate.optional(),
    state: z.enum(STATE_CODES).optional(),
    city: City.optional(),
    /** Under 16, the mailbox of who takes care of the person (E71). Nobody keeps it for an older person. */
    guardianEmail: NewEmail.optional(),
    /** Locks editing on a shared device; it loosens nothing (decision G23). */
    pin: Pin.optional(),
    confirmPin: z.string().max(longestText).optional(),
  })
  .refine(({ trial, dateOfBirth }) => trial === true || isGiven(dateOfBirth), always('dateOfBirth'))
  .refine(({ trial, state }) => trial === true || isGiven(state), always('state'))
  .refine(({ trial, city }) => trial === true || isGiven(city), always('city'))
  .refine(
    ({ dateOfBirth, guardianEmail }) =>
      isGiven(guardianEmail) || !isGiven(dateOfBirth) || !rules.needsConsent(dateOfBirth, latestToday()),
    always('guardianEmail'),
  )
  // Nobody knows the age: it counts as under 16.
  .refine(
    ({ trial, dateOfBirth, guardianEmail }) => trial !== true || isGiven(dateOfBirth) || isGiven(guardianEmail),
    always('guardianEmail'),
  )
  .refine(({ username, guardianEmail }) => !rules.isSameMailbox(username, guardianEmail), {
    ...always('guardianEmail'),
    ...withCode('ii_1007', ['guardianEmail']),
  })
  .refine(({ pin, confirmPin }) => pin === confirmPin, always('confirmPin'))
export type StudentSignUp = z.infer<typeof StudentSignUp>

/** Who has a person of that email already proves it with the password; of others the name is needed too. E7 */
export const GuardianSignUp = z.object({
  name: FullName,
  username: NewEmail,
  password: NewPassword,
  guardianCode: GuardianCodeTyped,
  relation: z.enum(GUARDIAN_RELATIONS),
  language: z.enum(LOCALES).optional(),
})
export type GuardianSignUp = z.infer<typeof GuardianSignUp>

export const UserChange = z
  .object({
    name: FullName,
    username: NewLoginName,
    nickname: Nickname.nullable(),
    surname: Surname.nullable(),
    gender: z.enum(GENDERS).nullable(),
    dateOfBirth: BirthDate,
    state: z.enum(STATE_CODES),
    city: City,
    telephone: Telephone.nullable(),
    language: z.enum(LOCALES),
    currentPassword: z
      .string()
      .min(1)
      .max(PASSWORD_MAX)
      .refine((text) => !rules.hasControlCharacters(text)),
    password: NewPassword,
  })
  .partial()
  // Choosing a state clears the city, so a new state comes with its city.
  .refine(({ state, city }) => state === undefined || city !== undefined, always('city'))
  // Whoever finds an open session must not be able to take the account with it.
  .refine(
    ({ username, password, currentPassword }) =>
      (username === undefined && password === undefined) || currentPassword !== undefined,
    always('currentPassword'),
  )
export type UserChange = z.infer<typeof UserChange>

/** Without a password a code is only looked at. */
export const RecoveryBody = z.object({ password: NewPassword.optional() })

/** Fields without which a student's registration is not complete; no other is asked for (LGPD, article 14, paragraph 4). */
export const REQUIRED_DATA = ['dateOfBirth', 'state', 'city'] as const

export const CompleteRegister = z
  .object({ dateOfBirth: BirthDate, state: z.enum(STATE_CODES), city: City })
  .partial()
  .refine(({ state, city }) => state === undefined || city !== undefined, always('city'))
export type CompleteRegister = z.infer<typeof CompleteRegister>

export const SignUpOptions = z.object({
  /** The school that people join by themselves; null where each school signs its own up. */
  school: z.object({ name: z.string() }).nullable(),
  /** Those that have a class there. */
  grades: z.array(z.object({ id: Id, name: z.string() })),
})
export type SignUpOptions = z.infer<typeof SignUpOptions>
