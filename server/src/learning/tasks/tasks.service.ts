import { randomUUID } from 'node:crypto'
import { TASK_CONTENTS_SHOWN } from '@trilha/contract/constants'
import type { FieldProblem } from '@trilha/contract/fields'
import type { InteractiveTask, TaskClass, TaskContent } from '@trilha/contract/learning/tasks'
import * as wallets from '../../economy/wallets/public.ts'
import { findBriefs } from '../../identity/accounts/public.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import type { Work } from '../../platform/http/context.ts'
import { fail, failFields } from '../../platform/http/failure.ts'
import { pageOf, readCursor, type Page, type PageQuery } from '../../platform/http/page.ts'
import type { Session } from '../../platform/session/session-store.ts'
import type { Learner } from '../courses/public.ts'
import { presentTask } from './tasks.present.ts'
import * as repo from './tasks.repo.ts'
import { positionOf, readPosition } from './tasks.rules.ts'

export async function listTasks(
  db: Db,
  reader: Learner,
  { pSize, cursor, ...filter }: PageQuery & repo.TaskFilter,
): Promise<Page<InteractiveTask>> {
  const after = readCursor(cursor, readPosition)
  const rows = await repo.listTasks(db, reader, { ...filter, after, limit: pSize + 1 })
  const present = await presenter(db, reader, rows)
  return pageOf(rows, { pSize, present, position: positionOf })
}

export async function getTask(db: Db, reader: Learner, id: string): Promise<InteractiveTask> {
  const row = await repo.findTask(db, reader, id)
  if (!row) throw fail('nf_0028')
  return (await presenter(db, reader, [row]))(row)
}

async function presenter(db: Db, { role }: Learner, rows: readonly repo.TaskRow[]) {
  const briefs = await findBriefs(db, [...new Set(rows.flatMap(({ authorId }) => authorId ?? []))])
  return (row: repo.TaskRow) => presentTask(row, { isStudent: role === 'STUDENT', briefs })
}

/** The first time counts and pays; saying it again is no mistake. */
export function completeTask({ db, emit }: Work, session: Session, taskId: string): Promise<InteractiveTask> {
  const { userId, accountId } = session
  return inTransaction(db, async (tx) => {
    await wallets.lockWallet(tx, userId)
    const task = await repo.holdTask(tx, session, taskId)
    if (!task) throw fail('nf_0028')
    if (await repo.insertCompletion(tx, taskId, accountId))
      await emit(tx, 'task.completed', { actId: randomUUID(), userId, accountId, taskId, name: task.title })
    return getTask(tx, session, taskId)
  })
}

interface TaskFields {
  title: string
  description: string
  contentId?: string | null | undefined
  dueOn?: string | null | undefined
}

export function createTask(
  db: Db,
  teacher: Learner,
  { classId, title, description, contentId = null, dueOn = null }: TaskFields & { classId: string },
): Promise<InteractiveTask> {
  return inTransaction(db, async (tx) => {
    if (!(await repo.isTaughtClass(tx, teacher, classId))) throw fail('nf_0062', { field: 'classId' })
    await refuseFields(tx, teacher, { classId, contentId, newDay: dueOn })
    const id = await repo.insertTask(tx, {
      class_id: classId,
      author_account_id: teacher.accountId,
      title,
      description,
      content_id: contentId,
      due_on: dueOn,
    })
    return getTask(tx, teacher, id)
  })
}

type TaskChange = { [Field in keyof TaskFields]?: TaskFields[Field] | undefined }

export function updateTask(
  db: Db,
  teacher: Learner,
  { id, title, description, contentId, dueOn }: TaskChange & { id: string },
): Promise<InteractiveTask> {
  return inTransaction(db, async (tx) => {
    const task = await repo.lockTask(tx, teacher, id)
    if (!task) throw fail('nf_0028')
    // A day that has passed since stays as it is while something else is changed.
    const newDay = dueOn === task.dueOn ? null : dueOn
    await refuseFields(tx, teacher, { classId: task.classId, contentId, newDay })
    await repo.updateTask(tx, id, {
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      ...(contentId !== undefined && { content_id: contentId }),
      ...(dueOn !== undefined && { due_on: dueOn }),
    })
    return getTask(tx, teacher, id)
  })
}

interface CheckedFields {
  classId: string
  contentId: string | null | undefined
  newDay: string | null | undefined
}

/** The class of a trail must be one that the class follows, and the last day must not be over. */
async function refuseFields(db: Db, teacher: Learner, { classId, contentId, newDay }: CheckedFields): Promise<void> {
  const problems: FieldProblem[] = []
  if (contentId && !(await repo.isContentOfClass(db, classId, contentId)))
    problems.push({ code: 'nf_0017', field: 'contentId' })
  if (newDay && (await repo.isPastDay(db, teacher, newDay))) problems.push({ code: 'ii_0012', field: 'dueOn' })
  if (problems.length > 0) throw failFields(problems)
}

export async function removeTask(db: Db, teacher: Learner, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await repo.lockTask(tx, teacher, id))) throw fail('nf_0028')
    await repo.deleteTask(tx, id)
  })
}

export function listClasses(db: Db, teacher: Learner): Promise<TaskClass[]> {
  return repo.listClasses(db, teacher)
}

export async function listContents(
  db: Db,
  teacher: Learner,
  { classId, search }: { classId: string; search?: string | undefined },
): Promise<TaskContent[]> {
  if (!(await repo.isTaughtClass(db, teacher, classId))) throw fail('nf_0062', { field: 'classId' })
  return repo.listContents(db, { classId, search, limit: TASK_CONTENTS_SHOWN })
}
