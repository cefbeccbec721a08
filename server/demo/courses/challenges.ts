import { statSync } from 'node:fs'
import type { Selectable } from 'kysely'
import type { ChallengeTables } from '../../src/learning/challenges/challenges.tables.ts'
import type { FileTables } from '../../src/media/files/files.tables.ts'
import { createDraw, idOf } from '../ids.ts'
import { schools } from '../schools.ts'
import { filePath, withFileIds } from './files.ts'
import { challengeId, places, type Place } from './places.ts'
import type { DemoChallenge } from './shape.ts'

export function challengeRows(createdAt: Date): Selectable<ChallengeTables['challenges']>[] {
  return places.flatMap(({ id, school, content: { challenge } }) =>
    challenge
      ? [
          {
            id: challengeId(id),
            content_id: id,
            title: challenge.title,
            description: withFileIds(school, described(challenge)),
            deadline: null,
            created_at: createdAt,
          },
        ]
      : [],
  )
}

function described({ task, criteria }: DemoChallenge): string {
  return [task, '## O que vamos observar', criteria.map((line) => `- ${line}`).join('\n')].join('\n\n')
}

/** Somebody handed in their work, and perhaps it was answered. */
export interface HandedIn {
  accountId: string
  place: Place
  at: Date
  checkedAt: Date | null
}

interface HandedInRows {
  files: Selectable<FileTables['files']>[]
  challenge_attachments: Selectable<ChallengeTables['challenge_attachments']>[]
}

const works = ['entrega-1.png', 'entrega-2.png', 'entrega-3.png'] as const
const words = [
  'Fiz com a minha turma.',
  'Foi mais difícil do que eu pensava, mas deu certo.',
  'Meu avô ajudou a medir.',
  '',
]
const answers = [
  'Dá para ver o cuidado nas setas. Conte na próxima aula como você escolheu o lugar.',
  'Gostei da sua conclusão: você diz o que não deu certo, e isso ensina.',
  'Muito bem explicado. Que tal mostrar para a turma na sexta?',
]

/** Each work is a file of its own, as if it had been sent. */
export function handedInRows(all: readonly HandedIn[]): HandedInRows {
  const each = all.map((work) => ({ ...work, draw: createDraw(`work ${work.accountId} ${work.place.id}`) }))
  const named = each.map((work) => ({
    ...work,
    id: idOf('work', work.accountId, work.place.id),
    name: work.draw.pick(works),
  }))
  return {
    files: named.map(({ id, accountId, place, name, at }) => ({
      id,
      account_id: accountId,
      school_id: schools[place.school].id,
      name,
      alt: '',
      extension: 'png',
      size: statSync(filePath(name)).size,
      width: 640,
      height: 480,
      created_at: at,
      attached_at: at,
      withdrawn_at: null,
    })),
    challenge_attachments: named.map(({ id, accountId, place, at, checkedAt, draw }) => ({
      id: idOf('attachment', accountId, place.id),
      challenge_id: challengeId(place.id),
      account_id: accountId,
      file_id: id,
      comment: draw.pick(words),
      created_at: at,
      checked_at: checkedAt,
      check_comment: checkedAt ? draw.pick(answers) : '',
    })),
  }
}
