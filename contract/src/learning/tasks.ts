import { z } from 'zod'
import { domain } from '../call.ts'
import { DateOnly, Id, pageOf, pageQuery, Timestamp, TypedText } from '../common.ts'
import { NAME_MIN, TASK_CONTENTS_SHOWN, TASK_DESCRIPTION_MAX, TASK_STATUSES, TASK_TITLE_MAX } from '../constants.ts'
import { withCode } from '../fields.ts'
import { UserBrief } from '../people.ts'

const Day = z.iso.date()

export const InteractiveTask = z.object({
  id: Id,
  title: z.string(),
  /** Plain words; line breaks count. */
  description: z.string(),
  classId: Id,
  className: z.string(),
  /** The class of a trail that it is about, where the reader may open it (decision G41). */
  about: z.object({ id: Id, title: z.string(), courseId: Id, courseName: z.string() }).nullable(),
  /** The last day for it, of the school's calendar. */
  dueOn: Day.nullable(),
  /** Of a student their own; of who teaches, that of the whole class. */
  status: z.enum(TASK_STATUSES),
  /** Of a student alone. */
  completedAt: Timestamp.nullable(),
  /** How many of the class did it; not for students. */
  completions: z.object({ done: z.number().int(), total: z.number().int() }).nullable(),
  author: UserBrief.nullable(),
  createdAt: Timestamp,
  mayEdit: z.boolean(),
})
export type InteractiveTask = z.infer<typeof InteractiveTask>

export const TaskClass = z.object({ id: Id, name: z.string() })
export type TaskClass = z.infer<typeof TaskClass>

export const TaskContent = z.object({ id: Id, title: z.string(), courseName: z.string(), moduleName: z.string() })
export type TaskContent = z.infer<typeof TaskContent>

const readers = ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const
const writers = ['PROFESSOR', 'SCHOOL_ADMIN'] as const

const Search = TypedText.min(1).max(60)
const fields = {
  title: TypedText.min(NAME_MIN).max(TASK_TITLE_MAX),
  description: TypedText.max(TASK_DESCRIPTION_MAX),
  contentId: Id.nullable(),
  dueOn: DateOnly.nullable(),
}
const byId = z.object({ id: Id })
const taught = { kind: 'taughtTask', param: 'id', schoolWide: ['SCHOOL_ADMIN'], missing: 'nf_0028' } as const

export const tasks = domain('learning', 'tasks', {
  listMine: {
    method: 'GET',
    path: '/interactive-tasks/s/my',
    doc: 'interactive-tasks.s-my',
    summary: 'The tasks of my class: what is to do first, by its day',
    access: { who: ['STUDENT'] },
    query: z.object(pageQuery),
    response: pageOf(InteractiveTask),
    list: 'page',
  },
  listTaught: {
    method: 'GET',
    path: '/interactive-tasks/p/my',
    doc: 'interactive-tasks.p-my',
    summary: 'The tasks of the classes I teach, by their day',
    access: { who: ['PROFESSOR'] },
    query: z.object(pageQuery),
    response: pageOf(InteractiveTask),
    list: 'page',
  },
  find: {
    method: 'GET',
    path: '/interactive-tasks/find-by-filter',
    doc: 'interactive-tasks.find-by-filter',
    summary: 'Tasks that I may see, by trail, state, day and words; accents and case do not matter',
    access: { who: readers },
    query: z
      .object({
        ...pageQuery,
        courseId: Id.optional(),
        status: z.enum(TASK_STATUSES).optional(),
        from: DateOnly.optional(),
        to: DateOnly.optional(),
        search: Search.optional(),
      })
      .refine(({ from, to }) => !from || !to || from <= to, withCode('ii_0038', ['to'])),
    response: pageOf(InteractiveTask),
    errors: ['ii_0038'],
    list: 'page',
  },
  get: {
    method: 'GET',
    path: '/interactive-tasks/:id',
    doc: 'interactive-tasks.get',
    summary: 'One task',
    access: {
      who: readers,
      object: {
        kind: 'task',
        param: 'id',
        schoolWide: ['STUDENT', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'],
        missing: 'nf_0028',
      },
    },
    params: byId,
    response: InteractiveTask,
    errors: ['nf_0028'],
  },
  complete: {
    method: 'POST',
    path: '/interactive-tasks/:id/done',
    doc: 'extension',
    summary: 'Say that I did a task; saying it again changes nothing',
    access: {
      who: ['STUDENT'],
      object: { kind: 'task', param: 'id', schoolWide: ['STUDENT'], missing: 'nf_0028' },
    },
    params: byId,
    response: InteractiveTask,
    errors: ['nf_0028'],
    affects: ['wallets', 'accounts', 'achievements'],
    idempotent: true,
  },
  create: {
    method: 'POST',
    path: '/interactive-tasks',
    doc: 'extension',
    summary: 'Give a class that I teach a task; administrators, any class of the school',
    access: { who: writers },
    body: z.object({
      classId: Id,
      title: fields.title,
      description: fields.description.default(''),
      contentId: fields.contentId.optional(),
      dueOn: fields.dueOn.optional(),
    }),
    status: 201,
    response: InteractiveTask,
    errors: ['ii_0012', 'nf_0017', 'nf_0062'],
    idempotent: true,
  },
  update: {
    method: 'PATCH',
    path: '/interactive-tasks/:id',
    doc: 'extension',
    summary: 'Change a task of a class that I teach',
    access: { who: writers, object: taught },
    params: byId,
    body: z.object({
      title: fields.title.optional(),
      description: fields.description.optional(),
      contentId: fields.contentId.optional(),
      dueOn: fields.dueOn.optional(),
    }),
    response: InteractiveTask,
    errors: ['ii_0012', 'nf_0017', 'nf_0028'],
  },
  remove: {
    method: 'DELETE',
    path: '/interactive-tasks/:id',
    doc: 'extension',
    summary: 'Delete a task of a class that I teach; what it paid stays',
    access: { who: writers, object: taught },
    params: byId,
    errors: ['nf_0028'],
  },
  listClasses: {
    method: 'GET',
    path: '/interactive-tasks/classes',
    doc: 'extension',
    summary: 'The classes that I may give tasks to',
    access: { who: writers },
    response: z.array(TaskClass),
    list: { boundedBy: 'the classes of one school in one year' },
  },
  listContents: {
    method: 'GET',
    path: '/interactive-tasks/contents',
    doc: 'extension',
    summary: 'Classes of the trails that a class follows, to tie a task to',
    access: { who: writers },
    query: z.object({ classId: Id, search: Search.optional() }),
    response: z.array(TaskContent).max(TASK_CONTENTS_SHOWN),
    errors: ['nf_0062'],
    list: { boundedBy: 'TASK_CONTENTS_SHOWN; words narrow it down' },
  },
})
