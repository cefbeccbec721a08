import { DEFAULT_TIME_ZONE, type Locale } from '@trilha/contract/constants'
import type { CopySide } from '../../platform/personal-data/collect.ts'

export interface IndexEntry {
  path: string
  count: number
  holds: 'records' | 'files'
  title: string
  about: string
}

export interface ArchiveIndex {
  entries: readonly IndexEntry[]
  personName: string
  reader: CopySide
  locale: Locale
  at: Date
}

interface Sentences {
  title: Record<CopySide, string>
  intro: Record<CopySide, (name: string, day: string) => string>
  how: string
  /** What is not in it, and why. */
  leftOut: Record<CopySide, string>
  count: Record<IndexEntry['holds'], (count: number) => string>
  columns: readonly [file: string, content: string, amount: string]
}

/** Where the stored files lie in the archive. */
export const fileFolders: Record<Locale, string> = { 'pt-br': 'arquivos', 'en-us': 'files' }

const sentences: Record<Locale, Sentences> = {
  'pt-br': {
    title: { person: 'Seus dados na Trilha', guardian: 'Dados de quem você cuida na Trilha' },
    intro: {
      person: (name, day) => `Esta é a cópia dos dados que a Trilha guarda sobre ${name}, feita em ${day}.`,
      guardian: (name, day) =>
        `Esta é a cópia dos dados que a Trilha guarda sobre ${name}, feita em ${day} para quem cuida e pediu. Nas explicações abaixo, “você” é ${name}.`,
    },
    how: 'Cada lista abaixo é um arquivo em JSON: um texto que qualquer editor abre e que outros programas sabem ler. Ao lado do número de uma pessoa, turma, aula, pergunta ou publicação está o nome; do que outra pessoa escreveu, o nome de quem escreveu. Um número sem nome ao lado só liga uma linha a outra, ou diz de onde vieram moedas, avanços e registros que valem para coisas de muitos tipos.',
    leftOut: {
      person:
        'Senhas, PIN, códigos e links que abrem a sua conta não estão aqui: só ajudariam quem achasse este arquivo.',
      guardian:
        'O que é só de quem estuda não está aqui: mensagens, anotações, projeto de vida, testes de perfil, denúncias, pedidos de ajuda e casos da escola. Senhas, PIN e códigos também não. De outra escola entra só o que você acompanha lá.',
    },
    count: {
      records: (count) => (count === 1 ? '1 registro' : `${count} registros`),
      files: (count) => (count === 1 ? '1 arquivo' : `${count} arquivos`),
    },
    columns: ['Arquivo', 'O que é', 'Quantidade'],
  },
  'en-us': {
    title: { person: 'Your data in Trilha', guardian: 'Data of the child you care for in Trilha' },
    intro: {
      person: (name, day) => `This is the copy of the data that Trilha keeps about ${name}, made on ${day}.`,
      guardian: (name, day) =>
        `This is the copy of the data that Trilha keeps about ${name}, made on ${day} for the guardian who asked. In the explanations below, “you” is ${name}.`,
    },
    how: 'Each list below is a file in JSON: a text that any editor opens and that other programs can read. Beside the number of a person, class, lesson, question or post stands its name; of what somebody else wrote, the name of who wrote it. A number without a name only ties one line to another, or says where coins, progress and records come from that go with things of many kinds.',
    leftOut: {
      person:
        'Passwords, the PIN, and codes and links that open your account are not here: they would only help whoever found this file.',
      guardian:
        'What is the student’s alone is not here: messages, notes, the life plan, profile tests, reports, calls for help and cases of the school. Nor are passwords, the PIN and codes. Of another school it has only what you follow there.',
    },
    count: {
      records: (count) => (count === 1 ? '1 record' : `${count} records`),
      files: (count) => (count === 1 ? '1 file' : `${count} files`),
    },
    columns: ['File', 'What it is', 'Amount'],
  },
}

export function indexText({ entries, personName, reader, locale, at }: ArchiveIndex): string {
  const words = sentences[locale]
  const lines = entries.map(
    ({ path, title, about, count, holds }) => `${path}\n  ${title} (${words.count[holds](count)})\n  ${about}\n`,
  )
  const intro = words.intro[reader](personName, dayOf(at, locale))
  return [words.title[reader], '', intro, words.how, words.leftOut[reader], '', ...lines].join('\n')
}

export function indexPage({ entries, personName, reader, locale, at }: ArchiveIndex): string {
  const words = sentences[locale]
  const rows = entries.map(
    ({ path, title, about, count, holds }) =>
      `<tr><td><a href="${path}">${path}</a></td><td><strong>${safe(title)}</strong><br>${safe(about)}</td><td>${words.count[holds](count)}</td></tr>`,
  )
  return `<!doctype html>
<html lang="${locale === 'pt-br' ? 'pt-BR' : 'en-US'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${words.title[reader]}</title>
<style>
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.5rem; border-bottom: 1px solid #999; }
</style>
</head>
<body>
<main>
<h1>${words.title[reader]}</h1>
<p>${safe(words.intro[reader](personName, dayOf(at, locale)))}</p>
<p>${words.how}</p>
<p>${words.leftOut[reader]}</p>
<table>
<thead><tr>${words.columns.map((column) => `<th scope="col">${column}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</main>
</body>
</html>
`
}

function dayOf(at: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: DEFAULT_TIME_ZONE }).format(at)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A name may be anything, and this page is opened from somebody's disk. */
function safe(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => entities[sign]!)
}
