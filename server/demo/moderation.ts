import type { ModerationAction, ModerationState, ReportType } from '@trilha/contract/constants'
import { severityOf } from '../src/community/moderation/public.ts'
import type { Tx } from '../src/platform/db/database.ts'
import { idOf } from './ids.ts'
import { accountId, people } from './people.ts'
import { schools } from './schools.ts'

type Days = (days: number) => Date

function who(key: string): string {
  return accountId(
    people.find((person) => person.key === key)!,
    'ipe',
  )
}

interface Case {
  key: string
  by: string
  evidence: string
  days: number
  state: ModerationState
  reports: readonly { by: string; type: ReportType; description: string }[]
  decision?: { by: string; actions: ModerationAction[]; message: string; days: number }
  appeal?: { text: string; days: number }
}

/** One that waits, one that somebody appealed, one that was decided and one in which nothing was wrong. */
const cases: readonly Case[] = [
  {
    key: 'apelido',
    by: 'rafa',
    evidence: 'Lá vem a turma das tartarugas de novo, ninguém aguenta vocês.',
    days: 0.4,
    state: 'OPEN',
    reports: [
      {
        by: 'luana',
        type: 'OFFENSIVE',
        description: 'Ele chama a gente de tartaruga todo dia, e já pedimos para parar.',
      },
      { by: 'yasmin', type: 'OTHER', description: 'Ficou chato para o grupo inteiro.' },
    ],
  },
  {
    key: 'placar',
    by: 'caio',
    evidence: 'Quem perdeu de novo devia largar o futebol e ir brincar de boneca.',
    days: 3,
    state: 'APPEALED',
    reports: [{ by: 'davi.sapucaia', type: 'OFFENSIVE', description: 'Falou isso para humilhar quem perdeu.' }],
    decision: {
      by: 'secretaria',
      actions: ['HIDE', 'WARN'],
      message: 'Brincar com o placar tudo bem. Diminuir colega, não.',
      days: 2.5,
    },
    appeal: { text: 'Eu falei do meu próprio time, que perdeu de novo. Não era para ninguém de fora.', days: 2 },
  },
  {
    key: 'corrente',
    by: 'caio',
    evidence: 'Passe esta mensagem para dez pessoas ou você tira zero na prova.',
    days: 12,
    state: 'DECIDED',
    reports: [{ by: 'nilo', type: 'INAPPROPRIATE', description: 'É corrente, e tem gente que acredita.' }],
    decision: { by: 'direcao', actions: ['REMOVE'], message: 'Corrente assusta quem é menor. Não use aqui.', days: 11 },
  },
  {
    key: 'poema',
    by: 'yasmin',
    evidence: 'A morte do rio é a nossa morte também.',
    days: 20,
    state: 'DISMISSED',
    reports: [{ by: 'caio', type: 'VIOLENCE', description: 'Fala de morte.' }],
    decision: { by: 'secretaria', actions: [], message: '', days: 19 },
  },
]

const hour = 3_600_000

/** What the trail says of a case, in its order. */
function linesOf({ key, by, days, reports, decision, appeal }: Case) {
  const [first, ...others] = reports
  return [
    { action: 'opened', by: first!.by, days },
    ...others.map((report) => ({ action: 'reported', by: report.by, days })),
    ...(decision
      ? [{ action: decision.actions.length > 0 ? 'decided' : 'dismissed', by: decision.by, days: decision.days }]
      : []),
    ...(appeal ? [{ action: 'appealed', by, days: appeal.days }] : []),
  ].map((line) => ({ ...line, subject: idOf('moderation-case', key) }))
}

/** What was said is gone from the classes: the demo's own talk stays as it is. */
export async function insertModeration(tx: Tx, daysBefore: Days): Promise<void> {
  const caseId = (key: string) => idOf('moderation-case', key)
  await tx
    .insertInto('moderation_cases')
    .values(
      cases.map(({ key, by, evidence, days, state, reports, decision, appeal }) => ({
        id: caseId(key),
        school_id: schools.ipe.id,
        entity: 'TRAIL_COMMENT' as const,
        content_id: idOf('moderated-comment', key),
        author_account_id: who(by),
        evidence,
        state,
        severity: Math.max(...reports.map(({ type }) => severityOf(type))),
        created_at: daysBefore(days),
        due_at: new Date(daysBefore(days).getTime() + 48 * hour),
        moved_at: daysBefore(appeal?.days ?? decision?.days ?? days),
        appeal: appeal?.text ?? null,
        appealed_at: appeal ? daysBefore(appeal.days) : null,
      })),
    )
    .execute()
  await tx
    .insertInto('post_reports')
    .values(
      cases.flatMap(({ key, days, reports }) =>
        reports.map(({ by, type, description }) => ({
          case_id: caseId(key),
          account_id: who(by),
          role: 'STUDENT' as const,
          type,
          description,
          created_at: daysBefore(days),
        })),
      ),
    )
    .execute()
  await tx
    .insertInto('moderation_decisions')
    .values(
      cases.flatMap(({ key, decision }) =>
        decision
          ? [
              {
                case_id: caseId(key),
                stage: 'FIRST' as const,
                account_id: who(decision.by),
                actions: decision.actions,
                message: decision.message || null,
                created_at: daysBefore(decision.days),
              },
            ]
          : [],
      ),
    )
    .execute()
  await tx
    .insertInto('audit_log')
    .values(
      cases.flatMap(linesOf).map(({ action, by, days, subject }) => ({
        at: daysBefore(days),
        action: `moderation.${action}`,
        actor_user_id: people.find(({ key }) => key === by)!.id,
        actor_account_id: who(by),
        school_id: schools.ipe.id,
        subject_kind: 'moderationCase',
        subject_id: subject,
        details: '{}',
      })),
    )
    .execute()
  await tx
    .insertInto('blocked_words')
    .values(['quatro olhos', 'zé ruela'].map((word) => ({ school_id: schools.ipe.id, word })))
    .execute()
}
