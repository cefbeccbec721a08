import { BLOCKED_WORDS_PER_SCHOOL } from '@trilha/contract/constants'
import type { BlockedWord, FilteredText, TriedText } from '@trilha/contract/community/moderation'
import { actorOf, audit, type Actor } from '../../platform/audit.ts'
import { inTransaction, type Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/http/failure.ts'
import { findBlockedWords, hasBlockedName, hasBlockedWord, maskBlockedWords } from './blocked-words.ts'
import { plantWords, type WordTree } from './tree.ts'
import * as repo from './words.repo.ts'

/** Planting a list takes longer than reading a text with it, so it is done once for each list as it stands. */
const planted = new Map<string, { list: string; tree: WordTree }>()
const mostPlanted = 200

/** The list is read for every text: what one server adds holds on all of them with the next word that is written. */
async function ownTree(db: Db, schoolId: string): Promise<WordTree[]> {
  const words = (await repo.listWords(db, schoolId)).map(({ word }) => word)
  if (words.length === 0) return []
  const list = words.join('\n')
  const known = planted.get(schoolId)
  if (known?.list === list) return [known.tree]
  const tree = plantWords(words)
  planted.delete(schoolId)
  if (planted.size >= mostPlanted) planted.delete(planted.keys().next().value!)
  planted.set(schoolId, { list, tree })
  return [tree]
}

/** What others of the school read is written without the words of both lists (decisions G55, E14). */
export async function maskForSchool(db: Db, schoolId: string, text: string): Promise<string> {
  return maskBlockedWords(text, await ownTree(db, schoolId))
}

/** Several texts that are written together. */
export async function maskerForSchool(db: Db, schoolId: string): Promise<(text: string) => string> {
  const own = await ownTree(db, schoolId)
  return (text) => maskBlockedWords(text, own)
}

/** For names, which are refused rather than masked (decision E14). Who has no school yet is held to the usual words. */
export async function wordTestFor(db: Db, schoolId: string | undefined): Promise<WordTest> {
  const own = schoolId === undefined ? [] : await ownTree(db, schoolId)
  return (text, kind) => (kind === 'fullName' ? hasBlockedName(text, own) : hasBlockedWord(text, own))
}

/** Whether a name is refused. In a full name real names pass that would be a word elsewhere. */
export type WordTest = (text: string, kind?: 'fullName') => boolean

export async function isBlockedAtSchool(db: Db, schoolId: string, text: string): Promise<boolean> {
  return (await wordTestFor(db, schoolId))(text)
}

export async function replaceText(db: Db, schoolId: string, text: string): Promise<FilteredText> {
  const masked = await maskForSchool(db, schoolId, text)
  return { text: masked, replaced: masked !== text }
}

export async function tryText(
  db: Db,
  schoolId: string,
  { text, word }: { text: string; word?: string | undefined },
): Promise<TriedText> {
  const own = await ownTree(db, schoolId)
  const tried = word === undefined ? [] : [plantWords([word])]
  const masked = maskBlockedWords(text, [...own, ...tried])
  const lists = [
    { list: 'USUAL', found: findBlockedWords(text) },
    { list: 'SCHOOL', found: findBlockedWords(text, own) },
    { list: 'TRIED', found: findBlockedWords(text, tried) },
  ] as const
  return {
    text: masked,
    replaced: masked !== text,
    found: lists.flatMap(({ list, found }) => found.map(({ from, to }) => ({ text: text.slice(from, to), list }))),
  }
}

export async function listWords(db: Db, schoolId: string): Promise<BlockedWord[]> {
  return (await repo.listWords(db, schoolId)).map(present)
}

function present({ createdAt, ...word }: repo.WordRow): BlockedWord {
  return { ...word, createdAt: createdAt.toISOString() }
}

/** As it is read, in small letters: "Bobo" and "bobo" are one. The audit log says that there is a word, not which. */
export function addWord({ db, ...actor }: Actor & { db: Db }, word: string): Promise<BlockedWord> {
  const { schoolId } = actor.session
  const plain = word.toLowerCase().replaceAll(/\s+/g, ' ')
  return inTransaction(db, async (tx) => {
    await repo.lockList(tx, schoolId)
    const there = await repo.findWord(tx, schoolId, { word: plain })
    if (there) return present(there)
    if ((await repo.countWords(tx, schoolId)) >= BLOCKED_WORDS_PER_SCHOOL) throw fail('ii_0072', { field: 'word' })
    const added = await repo.insertWord(tx, schoolId, plain)
    await audit(tx, { ...actorOf(actor), action: 'blockedWord.added', subject: { kind: 'blockedWord', id: added.id } })
    return present(added)
  })
}

export async function removeWord({ db, ...actor }: Actor & { db: Db }, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await repo.deleteWord(tx, actor.session.schoolId, id))) throw fail('nf_0070')
    await audit(tx, { ...actorOf(actor), action: 'blockedWord.removed', subject: { kind: 'blockedWord', id } })
  })
}
