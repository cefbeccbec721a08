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
}

/** The same for a moderator, with what stands around it. */
export interface ThingNow {
  text: string
  isHidden: boolean
  /** Where it is, in the school's own words: the name of the class. */
  place: string | null
  /** Pictures and videos that it shows. */
  fileIds: readonly string[]
  /** In their order, the thing itself among them; empty where nothing stands around it. */
  around: readonly { id: string; authorAccountId: string | null; text: string; at: Date }[]
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
  /** Only its place is left. */
  isRemoved?: boolean
}

interface WrittenParts extends Pick<Reportable, 'kind' | 'remove'> {
  isSeenBy(db: Db, reader: Session, id: string): Promise<boolean>
  findWritten(db: Db, id: string): Promise<Written | undefined>
  listAround(db: Db, id: string): Promise<ThingNow['around']>
  setHidden(tx: Tx, id: string, isHidden: boolean): Promise<void>
}

/** Of posts, comments and whatever else is written: what they have in common. */
export function writtenReportable(parts: WrittenParts): Reportable {
  const { kind, remove, isSeenBy, findWritten, listAround, setHidden } = parts
  const findThere = async (db: Db, id: string) => {
    const written = await findWritten(db, id)
    return written?.isRemoved ? undefined : written
  }
  return {
    kind,
    remove,
    async find(db, reader, id) {
      if (!(await isSeenBy(db, reader, id))) return undefined
      const written = await findThere(db, id)
      if (!written || written.hiddenAt) return undefined
      const { authorAccountId, text, fileIds = [] } = written
      return { id, authorAccountId, text, fileIds }
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
