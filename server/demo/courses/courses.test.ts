import { readFile } from 'node:fs/promises'
import { CONTENT_KINDS, COURSE_SUBJECTS } from '@trilha/contract/constants'
import { existsSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fileOf, filePath } from './files.ts'
import { courses } from './index.ts'
import { placeOf, places } from './places.ts'
import { reviews } from './review-questions.ts'
import { ask, type DemoContent, type DemoCourse } from './shape.ts'
import { videos } from './videos.ts'

const published = courses.filter(({ isDraft }) => !isDraft)
/** Whole courses, with every kind of class; the others are shorter. */
const complete = ['agua', 'quilombos', 'formas']

function contentsOf({ modules }: DemoCourse): readonly DemoContent[] {
  return modules.flatMap(({ contents }) => contents)
}

function wordsOf(text: string): number {
  return text.split(/\s+/).length
}

describe.each(published.map((course) => [course.name, course] as const))('%s', (_, course) => {
  const contents = contentsOf(course)

  test('has modules with classes, each with something to do or to read', () => {
    expect(COURSE_SUBJECTS).toContain(course.subject)
    expect(course.modules.length).toBeGreaterThanOrEqual(4)
    for (const { name, contents: classes } of course.modules) {
      expect(classes.length, name).toBeGreaterThanOrEqual(2)
      expect(new Set(classes.map(({ title }) => title)).size, name).toBe(classes.length)
    }
    expect(contents.filter(({ challenge }) => challenge).length).toBeGreaterThanOrEqual(1)
    expect(contents.filter(({ quiz }) => quiz).length).toBeGreaterThanOrEqual(1)
    const short = contents.filter(({ kind, text }) => kind === 'TEXT' && wordsOf(text) < 80)
    expect(short.map(({ title }) => title)).toEqual([])
  })

  test('asks five questions in a quiz, each with four options, one of them right, and says why', () => {
    for (const { title, quiz, ...content } of contents) {
      if (!quiz) continue
      expect(quiz, title).toHaveLength(5)
      for (const { question, options, right, explanation, second } of quiz) {
        expect(new Set(options).size, question).toBe(4)
        expect(options[right], question).toBeDefined()
        expect(options.join(''), question).not.toContain('*')
        expect(explanation.length, question).toBeGreaterThan(10)
        if (second !== undefined)
          expect(content.kind === 'VIDEO' ? videos[content.video].seconds : 0, question).toBeGreaterThan(second)
      }
    }
  })

  test('has its files, small enough to travel with the code', () => {
    for (const content of contents) {
      const file = fileOf(content)
      if (file === undefined) continue
      expect(existsSync(filePath(file)), file).toBe(true)
      expect(statSync(filePath(file)).size, file).toBeLessThan(700_000)
    }
  })
})

test('three courses are whole: every kind of class, long texts, a book of eight pages or more', () => {
  for (const key of complete) {
    const contents = contentsOf(courses.find((course) => course.key === key)!)
    expect(new Set(contents.map(({ kind }) => kind)), key).toEqual(new Set(CONTENT_KINDS))
    const short = contents.filter(({ kind, text }) => kind === 'TEXT' && wordsOf(text) < 260)
    expect(short.map(({ title, text }) => `${title}: ${wordsOf(text)}`)).toEqual([])
    for (const content of contents)
      if (content.kind === 'EBOOK') expect(content.ebook.pages.length, content.title).toBeGreaterThanOrEqual(8)
  }
})

test('they are shown in pictures, in a class and in a book, each told in words too', () => {
  for (const key of complete) {
    const contents = contentsOf(courses.find((course) => course.key === key)!)
    const pages = contents.flatMap((content) => (content.kind === 'EBOOK' ? content.ebook.pages : []))
    for (const texts of [contents.map(({ text }) => text), pages]) {
      const shown = texts.flatMap((text) => [...text.matchAll(/!\[(.*)\]\(file:(.*)\)/g)])
      expect(shown.length, key).toBeGreaterThanOrEqual(1)
      for (const [, words, name] of shown) {
        expect(words!.length, name).toBeGreaterThan(40)
        expect(statSync(filePath(name!)).size, name).toBeLessThan(100_000)
      }
    }
  }
})

test('right options do not stand at one place', () => {
  const rights = published.flatMap(contentsOf).flatMap(({ quiz = [] }) => quiz.map(({ right }) => right))
  for (const place of [0, 1, 2, 3] as const)
    expect(rights.filter((right) => right === place).length / rights.length).toBeGreaterThan(0.1)
  expect(() => ask('Qual?', ['um', 'dois', 'três', 'quatro'], 'Nenhuma está marcada.')).toThrow('One option is right')
  expect(() => ask('Qual?', ['* um', '* dois', 'três', 'quatro'], 'Duas estão marcadas.')).toThrow(
    'One option is right',
  )
})

test('what is told in a video lies inside it, line after line', () => {
  for (const [key, { seconds, transcript }] of Object.entries(videos)) {
    expect(seconds, key).toBeGreaterThanOrEqual(20)
    expect(seconds, key).toBeLessThanOrEqual(60)
    expect(transcript[0]!.from, key).toBe(0)
    expect(transcript.at(-1)!.to, key).toBe(seconds)
    transcript.forEach(({ from, to, text }, at) => {
      expect(to, key).toBeGreaterThan(from)
      expect(transcript[at + 1]?.from ?? to, key).toBe(to)
      // As fast as a child reads: about twenty letters a second.
      expect(text.length / (to - from), text).toBeLessThan(20)
    })
  }
})

test('a video says how long it is, to the second and to the minute', async () => {
  for (const content of published.flatMap(contentsOf)) {
    if (content.kind !== 'VIDEO') continue
    const { seconds } = videos[content.video]
    const file = await readFile(filePath(fileOf(content)!))
    // Of the head of the film: units in a second, then units in all.
    const head = file.indexOf('mvhd') + 16
    expect(file.readUInt32BE(head + 4) / file.readUInt32BE(head), content.video).toBe(seconds)
    expect(file.includes('soun'), 'none of them has sound, and each says so').toBe(false)
    expect(content.text).toContain('não tem som')
    // What a quiz beside it takes is counted with it.
    if (!content.quiz) expect(content.minutes, content.title).toBe(Math.ceil(seconds / 60))
  }
})

test('every class has one place and one id', () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  expect(() => placeOf('nowhere')).toThrow('nowhere')
})

test('reviews are of classes that are there, with right options that do not stand at one place', () => {
  for (const { course, module, title, questions } of reviews) {
    const { contents } = courses.find(({ key }) => key === course)!.modules[module - 1]!
    expect(questions.length, title).toBeGreaterThanOrEqual(5)
    expect(new Set(questions.map(({ right }) => right)).size, title).toBeGreaterThanOrEqual(3)
    for (const { about, question, options } of questions) {
      expect(contents[about - 1], question).toBeDefined()
      expect(new Set(options).size, question).toBe(4)
    }
  }
})
