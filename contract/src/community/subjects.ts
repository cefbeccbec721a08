import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, longestText, pageOf, pageQuery, TypedText } from '../common.ts'
import { NAME_MIN, SUBJECT_NAME_MAX } from '../constants.ts'
import { UserBrief } from '../people.ts'
import { isLine, tidy } from '../rules.ts'

/** A topic of the school that one can follow (decision G39). */
export const Subject = z.object({
  id: Id,
  name: z.string(),
  /** Who follows it and is there for me. */
  followersCount: z.number().int(),
  following: z.boolean(),
})
export type Subject = z.infer<typeof Subject>

/** Among those that one chooses from. */
export const ListedSubject = Subject.extend({
  /** Of one that I follow: what others wrote about it that I have not read, as the feed counts it. */
  newPosts: z.number().int().nonnegative(),
})
export type ListedSubject = z.infer<typeof ListedSubject>

export const Tag = z.object({ id: Id, name: z.string() })
export type Tag = z.infer<typeof Tag>

const members = ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const
const office = ['STAFF', 'SCHOOL_ADMIN'] as const
const mine = { who: members, gates: ['community'] } as const
const subject = { kind: 'subject', param: 'id', schoolWide: 'everyone', missing: 'nf_0031' } as const
const byId = z.object({ id: Id })
const search = TypedText.max(60).optional()
const theSubjects = { boundedBy: 'SUBJECTS_PER_SCHOOL' } as const

const SubjectName = z
  .string()
  .overwrite(tidy)
  .max(longestText)
  .refine((name) => isLine(name, NAME_MIN, SUBJECT_NAME_MAX))

export const subjects = domain('community', 'subjects', {
  search: {
    method: 'GET',
    path: '/subjects',
    doc: 'subjects.search',
    summary: 'Subjects of my school by name, those I follow first, with what is new about these',
    access: mine,
    query: z.object({ search }),
    response: z.array(ListedSubject),
    list: theSubjects,
  },
  get: {
    method: 'GET',
    path: '/subjects/:id',
    doc: 'subjects.get',
    summary: 'One subject of my school',
    access: { ...mine, object: subject },
    params: byId,
    response: Subject,
    errors: ['nf_0031'],
  },
  listUsers: {
    method: 'GET',
    path: '/subjects/:id/users',
    doc: 'subjects.users',
    summary: 'Who follows a subject, the last first',
    access: { ...mine, object: subject },
    params: byId,
    query: z.object(pageQuery),
    response: pageOf(UserBrief),
    errors: ['nf_0031'],
    list: 'page',
  },
  listByUser: {
    method: 'GET',
    path: '/subjects/by-user/:id',
    doc: 'extension',
    summary: 'What somebody follows, by name',
    access: {
      ...mine,
      object: { kind: 'communityPerson', param: 'id', schoolWide: 'everyone', missing: 'nf_0011' },
    },
    params: byId,
    response: z.array(Subject),
    errors: ['nf_0011'],
    list: theSubjects,
  },
  listTags: {
    method: 'GET',
    path: '/tags',
    doc: 'tags.list',
    summary: 'Words to choose from for hobbies and posts',
    access: mine,
    query: z.object({ search }),
    response: z.array(Tag),
    list: theSubjects,
  },
  create: {
    method: 'POST',
    path: '/subjects',
    doc: 'extension',
    summary: 'A new subject of my school; audited',
    access: { who: office, gates: ['community'] },
    body: z.object({ subjectName: SubjectName }),
    status: 201,
    response: Subject,
    errors: ['ae_0008', 'ii_0049', 'ii_0083'],
    idempotent: true,
  },
  rename: {
    method: 'PATCH',
    path: '/subjects/:id',
    doc: 'extension',
    summary: 'Another name for a subject of my school; who follows it still does. Audited',
    access: { who: office, gates: ['community'], object: subject },
    params: byId,
    body: z.object({ subjectName: SubjectName }),
    response: Subject,
    errors: ['ae_0008', 'ii_0083', 'nf_0031'],
  },
})
