import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, TypedText } from '../common.ts'
import { Subject } from '../community/subjects.ts'
import {
  AVATAR_PREVIEW_CHARACTERS,
  BIOGRAPHY_MAX,
  LANGUAGE_NAMES,
  NAME_MIN,
  PROFILE_ITEM_MAX,
  PROFILE_LINE_MAX,
  PROFILE_LIST_MAX,
} from '../constants.ts'
import { AvatarSelection } from '../economy/avatar.ts'
import { Nickname } from '../identity/user-shapes.ts'
import { isLine, tidy } from '../rules.ts'

const count = z.number().int()

export const Profile = z.object({
  id: Id,
  userId: Id,
  name: z.string(),
  nickname: z.string().nullable(),
  surname: z.string().nullable(),
  biography: z.string().nullable(),
  school: z.string().nullable(),
  languages: z.array(z.enum(LANGUAGE_NAMES)),
  hobbies: z.array(z.string()),
  favoriteBooks: z.array(z.string()),
  avatar: AvatarSelection.nullable(),
  /** Where a child lives and travels is nobody else's business: only in one's own profile (decision D4). */
  location: z.string().nullable().optional(),
  latestTrips: z.array(z.string()).optional(),
  /** Of a student, in the class by XP: to whom the ranking would tell it, and to nobody else (decision D8). */
  classRanking: z.number().int().optional(),
  /** Of who is there for me in the community, as many as its lists show me; of anybody else neither is told. */
  friendsCount: z.number().int().optional(),
  publicationCounts: z.object({ posts: count, photos: count, videos: count }).optional(),
  /** Of one's own: whether this session may change it now. A PIN closes it until it is entered. */
  isEditable: z.boolean().optional(),
})
export type Profile = z.infer<typeof Profile>

export const Skill = z.object({
  id: Id,
  name: z.string(),
  /** Of the eight that every school has; their words are the interface's. */
  code: z.string().nullable(),
})
export type Skill = z.infer<typeof Skill>

/** Tidied; nothing typed means nothing there. */
function optional(isFit: (text: string) => boolean) {
  return z
    .string()
    .max(2 * BIOGRAPHY_MAX)
    .transform((text) => tidy(text) || null)
    .refine((text) => text === null || isFit(text))
    .nullable()
}

const ProfileLine = optional((text) => isLine(text, NAME_MIN, PROFILE_LINE_MAX))

/** Short words of one's own, none twice. */
const words = z
  .array(
    z
      .string()
      .overwrite(tidy)
      .refine((text) => isLine(text, 1, PROFILE_ITEM_MAX)),
  )
  .max(PROFILE_LIST_MAX)
  .refine((list) => new Set(list.map((word) => word.toLowerCase())).size === list.length)

export const ProfileChanges = z
  .object({
    nickname: Nickname,
    biography: optional((text) => text.length <= BIOGRAPHY_MAX),
    school: ProfileLine,
    location: ProfileLine,
    languages: z.array(z.enum(LANGUAGE_NAMES)).refine((list) => new Set(list).size === list.length),
    hobbies: words,
    favoriteBooks: words,
    latestTrips: words,
  })
  .partial()
export type ProfileChanges = z.infer<typeof ProfileChanges>

/** As a browser's canvas hands it over; what it holds is read to its last pixel by the server. */
const PreviewPicture = z
  .string()
  .max(AVATAR_PREVIEW_CHARACTERS)
  .regex(/^data:image\/png;base64,(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/)

/** What one follows belongs to the community, where guardians take no part; another's profile is refused (decision G39). */
const ownInCommunity = {
  who: ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'],
  gates: ['community'],
  object: { kind: 'ownProfile', param: 'id', missing: 'br_0003' },
} as const

const inSchool = { missing: 'nf_0014', schoolWide: 'everyone' } as const

export const profiles = domain('growth', 'profiles', {
  getMine: {
    method: 'GET',
    path: '/profiles/my',
    doc: 'profiles.my',
    summary: 'My profile, whole',
    access: { who: 'account' },
    response: Profile,
  },
  get: {
    method: 'GET',
    path: '/profiles/:id',
    doc: 'profiles.get',
    summary: 'The profile of someone of my school, by its id or by the person',
    access: { who: 'account', object: { kind: 'profile', param: 'id', ...inSchool } },
    params: z.object({ id: Id }),
    response: Profile,
    errors: ['nf_0014'],
  },
  getByUser: {
    method: 'GET',
    path: '/profiles/user/:userId',
    doc: 'profiles.by-user',
    summary: 'The same by the person alone',
    access: { who: 'account', object: { kind: 'profileUser', param: 'userId', ...inSchool } },
    params: z.object({ userId: Id }),
    response: Profile,
    errors: ['nf_0014'],
  },
  update: {
    method: 'PATCH',
    path: '/profiles/:id',
    doc: 'profiles.update',
    summary: 'Change my profile; what is left out stays',
    access: {
      who: 'account',
      gates: ['profileEditing'],
      object: { kind: 'ownProfile', param: 'id', missing: 'nf_0014' },
    },
    params: z.object({ id: Id }),
    body: ProfileChanges,
    response: Profile,
    errors: ['ae_0002', 'ii_0083', 'ii_1002', 'nf_0014'],
    affects: ['accounts'],
  },
  saveAvatarPreview: {
    method: 'PATCH',
    path: '/profiles/:id/avatar-preview',
    doc: 'profiles.avatar-preview',
    summary: 'Keep a picture of my avatar for places that cannot draw it',
    access: { who: 'account', object: { kind: 'ownProfile', param: 'id', missing: 'nf_0014' } },
    params: z.object({ id: Id }),
    body: z.object({ avatarPreview: PreviewPicture }),
    /** Where the picture is. */
    response: z.object({ avatarPreview: z.string() }),
    errors: ['ii_0020', 'nf_0014'],
  },
  getAvatarPreview: {
    method: 'GET',
    path: '/profiles/:id/avatar-preview',
    doc: 'extension',
    summary: 'The picture of my avatar, for myself alone: others see a drawing made from the selection',
    access: { who: 'account', object: { kind: 'ownProfile', param: 'id', missing: 'nf_0014' } },
    params: z.object({ id: Id }),
    file: { type: 'image/png' },
    errors: ['nf_0014', 'nf_0058'],
  },
  addSubject: {
    method: 'PATCH',
    path: '/profiles/:id/subject/:subjectId/add-subject',
    doc: 'profiles.add-subject',
    summary: 'Follow a subject of my school, by my own profile',
    access: ownInCommunity,
    params: z.object({ id: Id, subjectId: Id }),
    response: Subject,
    errors: ['ae_0008', 'nf_0031'],
    affects: ['subjects', 'friends'],
  },
  removeSubject: {
    method: 'DELETE',
    path: '/profiles/:id/subject/:subjectId/remove-subject',
    doc: 'profiles.remove-subject',
    summary: 'Follow a subject no longer',
    access: ownInCommunity,
    params: z.object({ id: Id, subjectId: Id }),
    errors: ['nf_0031'],
    affects: ['subjects', 'friends'],
  },
  listSkills: {
    method: 'GET',
    path: '/skills',
    doc: 'public.skills.list',
    summary: 'Skills to choose from, those with a word of the search in their name',
    access: { who: 'anonymous' },
    query: z.object({ search: TypedText.max(60).optional() }),
    response: z.array(Skill),
    list: { boundedBy: 'the skills of the installation' },
  },
})
