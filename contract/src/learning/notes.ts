import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, pageOf, pageQuery, Timestamp, TypedText } from '../common.ts'
import { NOTE_MAX, NOTE_SECOND_MAX, NOTES_PER_CONTENT } from '../constants.ts'

export const ContentNote = z.object({
  id: Id,
  courseId: Id,
  moduleId: Id,
  contentId: Id,
  note: z.string(),
  /** Of the video, where the note is about a moment of it. */
  second: z.number().int().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})
export type ContentNote = z.infer<typeof ContentNote>

/** With the names of where it stands, for lists over several classes. */
export const MyNote = ContentNote.extend({
  courseName: z.string(),
  moduleName: z.string(),
  contentTitle: z.string(),
  /** Notes outlive a change of class; the trail may no longer be the author's to open. */
  canOpen: z.boolean(),
})
export type MyNote = z.infer<typeof MyNote>

/** Everyone who may follow a trail takes notes; only their author ever sees them. */
const learners = ['STUDENT', 'PROFESSOR', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'] as const

const Text = TypedText.min(1).max(NOTE_MAX)
const Second = z.number().int().min(0).max(NOTE_SECOND_MAX)

const atContent = '/courses/:courseId/module/:moduleId/module-content/:contentId'
const contentParams = { courseId: Id, moduleId: Id, contentId: Id }

const onContent = {
  who: learners,
  object: {
    kind: 'content',
    param: 'contentId',
    schoolWide: ['STUDENT', 'MENTOR', 'STAFF', 'SCHOOL_ADMIN'],
    missing: 'nf_0017',
  },
} as const
const onNote = { who: learners, object: { kind: 'note', param: 'noteId', missing: 'nf_0061' } } as const
const noteParams = z.object({ ...contentParams, noteId: Id })

export const notes = domain('learning', 'notes', {
  listByContent: {
    method: 'GET',
    path: `${atContent}/content-notes`,
    doc: 'content-notes.by-content',
    summary: 'My notes on a class, in the order of the video and then of writing',
    access: onContent,
    params: z.object(contentParams),
    response: z.array(ContentNote).max(NOTES_PER_CONTENT),
    errors: ['nf_0017'],
    list: { boundedBy: 'NOTES_PER_CONTENT' },
  },
  listByCourse: {
    method: 'GET',
    path: '/courses/:courseId/content-notes',
    doc: 'content-notes.by-course',
    summary: 'My notes on a trail, in the order of its classes',
    access: {
      who: learners,
      object: { ...onContent.object, kind: 'course', param: 'courseId', missing: 'nf_0006' },
    },
    params: z.object({ courseId: Id }),
    query: z.object(pageQuery),
    response: pageOf(MyNote),
    errors: ['nf_0006'],
    list: 'page',
  },
  listMine: {
    method: 'GET',
    path: '/content-notes/my',
    doc: 'content-notes.my',
    summary: 'All my notes, trail by trail, the newest trail first; accents and case do not matter to the search',
    access: { who: learners },
    query: z.object({ ...pageQuery, search: TypedText.min(1).max(60).optional() }),
    response: pageOf(MyNote),
    list: 'page',
  },
  get: {
    method: 'GET',
    path: `${atContent}/content-note/:noteId`,
    doc: 'content-notes.get',
    summary: 'One of my notes',
    access: onNote,
    params: noteParams,
    response: ContentNote,
    errors: ['nf_0061'],
  },
  add: {
    method: 'POST',
    path: `${atContent}/content-note/add`,
    doc: 'content-notes.add',
    summary: 'Write a note on a class, or on a second of its video',
    access: onContent,
    params: z.object(contentParams),
    body: z.object({ note: Text, second: Second.optional() }),
    status: 201,
    response: ContentNote,
    errors: ['ii_0044', 'ii_0049', 'nf_0017'],
    affects: ['accounts', 'achievements', 'courses', 'wallets'],
    idempotent: true,
  },
  update: {
    method: 'PATCH',
    path: `${atContent}/content-note/:noteId/update`,
    doc: 'content-notes.update',
    summary: 'Write a note anew; it stays at its second',
    access: onNote,
    params: noteParams,
    body: z.object({ note: Text }),
    response: ContentNote,
    errors: ['nf_0061'],
  },
  remove: {
    method: 'DELETE',
    path: `${atContent}/content-note/:noteId`,
    doc: 'content-notes.delete',
    summary: 'Delete a note',
    access: onNote,
    params: noteParams,
    errors: ['nf_0061'],
    affects: ['courses'],
  },
})
