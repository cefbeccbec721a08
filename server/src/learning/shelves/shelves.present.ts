import type { Ebook, EbookPage, EbookReading } from '@trilha/contract/learning/shelves'
import type { EbookRow, ReadingRow } from './shelves.repo.ts'
import { pageTitle } from './shelves.rules.ts'

export function presentReading({ page, seen, updatedAt, readAt }: ReadingRow, pageCount: number): EbookReading {
  return {
    page,
    seen,
    // Only what is whole is 100.
    percent: pageCount === 0 ? 0 : Math.min(100, Math.floor((seen / pageCount) * 100)),
    updatedAt: updatedAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  }
}

export function presentEbook(row: EbookRow): Ebook {
  const { id, contentId, moduleId, courseId, courseName, subject, title, author, about, pageCount } = row
  const { readingPage: page, seen, updatedAt, readAt } = row
  return {
    id,
    contentId,
    moduleId,
    courseId,
    courseName,
    subject,
    title,
    author,
    about,
    pageCount,
    reading: page === null ? null : presentReading({ page, seen, updatedAt: updatedAt!, readAt }, pageCount),
  }
}

export function presentPage({ number, text }: { number: number; text: string }): EbookPage {
  return { number, title: pageTitle(text), text }
}
