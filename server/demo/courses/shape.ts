import type { CourseSubject } from '@trilha/contract/constants'
import type { SchoolKey } from '../schools.ts'
import type { VideoKey } from './videos.ts'

export interface DemoCourse {
  key: string
  name: string
  subject: CourseSubject
  description: string
  /** Who teaches it in each school that has it, by the key of the person. */
  authors: Partial<Record<SchoolKey, string>>
  /** First and last grade whose classes follow it. */
  grades: readonly [from: number, to: number]
  /** A visitor on trial may open it. G15 */
  isSample?: boolean
  /** Still on its author's desk. */
  isDraft?: boolean
  modules: readonly DemoModule[]
}

export interface DemoModule {
  name: string
  description: string
  icon: string
  contents: readonly DemoContent[]
}

interface Class {
  title: string
  minutes: number
  /** Markdown with formulas; what stands below a video, a document or a book. */
  text: string
  quiz?: DemoQuiz
  challenge?: DemoChallenge
}

interface Reading extends Class {
  kind: 'TEXT'
}
interface Video extends Class {
  kind: 'VIDEO'
  video: VideoKey
}
interface Document extends Class {
  kind: 'DOCUMENT'
  /** Name of the PDF in server/demo/files, without its ending. */
  document: string
}
interface Quiz extends Class {
  kind: 'QUIZ'
  quiz: DemoQuiz
}
interface Challenge extends Class {
  kind: 'CHALLENGE'
  challenge: DemoChallenge
}
interface Ebook extends Class {
  kind: 'EBOOK'
  ebook: DemoEbook
}

export type DemoContent = Reading | Video | Document | Quiz | Challenge | Ebook

export type DemoQuiz = readonly DemoQuestion[]

export interface DemoQuestion {
  question: string
  options: readonly [string, string, string, string]
  /** Place of the right option, from 0. */
  right: 0 | 1 | 2 | 3
  explanation: string
  /** Second of the video where the answer is. */
  second?: number
}

export interface DemoChallenge {
  title: string
  /** Markdown: what to do. */
  task: string
  /** What the professor looks for, told before. */
  criteria: readonly string[]
}

export interface DemoEbook {
  title: string
  /** Who signs it. */
  author: string
  /** A sentence for the shelf. */
  about: string
  /** Markdown, one for each page. */
  pages: readonly string[]
}

/** For markdown: a formula's backslash stays one. */
export const md = (strings: TemplateStringsArray): string => String.raw(strings).trim()

export function reading(title: string, minutes: number, text: string): Reading {
  return { kind: 'TEXT', title, minutes, text }
}

export function quiz(title: string, questions: DemoQuiz): Quiz {
  return { kind: 'QUIZ', title, minutes: 5, text: '', quiz: questions }
}

export function challenge(title: string, criteria: readonly string[], task: string): Challenge {
  return { kind: 'CHALLENGE', title, minutes: 20, text: '', challenge: { title, task, criteria } }
}

export function ebook(minutes: number, text: string, book: DemoEbook): Ebook {
  return { kind: 'EBOOK', title: book.title, minutes, text, ebook: book }
}

/** The right option is the marked one, so that it may stand anywhere. */
export function ask(
  question: string,
  options: readonly [string, string, string, string],
  explanation: string,
  second?: number,
): DemoQuestion {
  const right = options.findIndex((option) => option.startsWith(mark))
  if (right !== options.findLastIndex((option) => option.startsWith(mark)) || right < 0)
    throw new Error(`One option is right: ${question}`)
  return {
    question,
    options: options.map((option) => option.replace(mark, '')) as [string, string, string, string],
    right: right as DemoQuestion['right'],
    explanation,
    ...(second === undefined ? {} : { second }),
  }
}

const mark = '* '
