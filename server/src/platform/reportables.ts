import type { EntityReport } from '@trilha/contract/constants'
import type { Db, Tx } from './db/database.ts'
import type { Emit } from './events.ts'
import type { Session } from './session/session-store.ts'

/** A thing that somebody reports, as they see it. */
export interface ReportedThing {
  /** Its own, where what was handed over may be another name of it: cases are merged by this. */
  id: string
  /** In the school of who reports; null where the person is gone. */
  authorAccountId: string | null
  /** What it says. */
  text: string
  /** What it shows: the case keeps it. */
  fileIds: readonly string[]
  /** What it stands in, where that is something of its own: the post of a comment. */
  withinId?: string | null
}

/** What a moderator reads besides. */
export interface Surroundings {
  /** Where it is, in the school's own words: the name of the class. */
  place: string | null
  /** In their order, the thing itself among them while it is there; empty where nothing stands around it. */
  around: readonly { id: string; authorAccountId: string | null; text: string; at: Date }[]
}

/** The same for a moderator, with what stands around it. */
export interface ThingNow extends Surroundings {
  text: string
  isHidden: boolean
  /** Pictures and videos that it shows. */
  fileIds: readonly string[]
}

/**
 * What a domain gives so that its things can be reported. The moderation knows no table but its own: it asks here,
 * and tells here what becomes of a thing.
 */
export interface Reportable {
  kind: EntityReport
  /** Undefined where the session may not see it, or it is not there any more: both answer alike. */
  find(db: Db, reader: Session, id: string): Promise<ReportedThing | undefined>
  /** Undefined where it is gone. */
  look(db: Db, id: string): Promise<ThingNow | undefined>
  /** What it stood in, once it is gone itself; undefined where that is gone too. */
  lookWithin?(db: Db, withinId: string): Promise<Surroundings | undefined>
  /** From everybody but its author, until it is shown again or removed. Doing it twice changes nothing. */
  hide(tx: Tx, id: string): Promise<void>
  show(tx: Tx, id: string): Promise<void>
  /** For good. */
  remove(tx: Tx, id: string, emit: Emit): Promise<void>
}

/** Something that people write, as its domain keeps it. */
interface Written {
  authorAccountId: string | null
  text: string
  hiddenAt: Date | null
  place: string | null
  fileIds?: readonly string[]
  withinId?: string | null
  /** Only its place is left. */
  isRemoved?: boolean
}

interface WrittenParts extends Pick<Reportable, 'kind' | 'remove' | 'lookWithin'> {
  isSeenBy(db: Db, reader: Session, id: string): Promise<boolean>
  findWritten(db: Db, id: string): Promise<Written | undefined>
  listAround(db: Db, id: string): Promise<ThingNow['around']>
  setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void>
}

/** Of posts, comments and whatever else is written: what they have in common. */
export function writtenReportable(parts: WrittenParts): Reportable {
  const { isSeenBy, findWritten, listAround, setHidden, ...rest } = parts
  const findThere = async (db: Db, id: string) => {
    const written = await findWritten(db, id)
    return written?.isRemoved ? undefined : written
  }
  return {
    ...rest,
    async find(db, reader, id) {
      if (!(await isSeenBy(db, reader, id))) return undefined
      const written = await findThere(db, id)
      if (!written || written.hiddenAt) return undefined
      const { authorAccountId, text, fileIds = [], withinId = null } = written
      return { id, authorAccountId, text, fileIds, withinId }
    },
    async look(db, id) {
      const written = await findThere(db, id)
      if (!written) return undefined
      const { text, hiddenAt, place, fileIds = [] } = written
      return { text, isHidden: hiddenAt !== null, place, fileIds, around: await listAround(db, id) }
    },
    hide: (tx, id) => setHidden(tx, id, true),
    show: (tx, id) => setHidden(tx, id, false),
  }
}

/** By kind; undefined where no domain has such things yet. */
export type FindReportable = (kind: EntityReport) => Reportable | undefined

export function createFindReportable(reportables: readonly Reportable[]): FindReportable {
  const byKind = new Map(reportables.map((each) => [each.kind, each]))
  return (kind) => byKind.get(kind)
}
