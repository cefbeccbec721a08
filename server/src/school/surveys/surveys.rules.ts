import { ANSWER_MAX, SURVEY_ANSWERS_TO_SHOW } from '@trilha/contract/constants'
import type { ResearchResult } from '@trilha/contract/school/surveys'
import type { AnswerCount } from './surveys.repo.ts'

type Sums = Pick<ResearchResult, 'answers' | 'skips' | 'result'>

/** Below five answers a sum would say too much about one of them. */
export function sumsOf(counted: readonly Pick<AnswerCount, 'value' | 'count'>[]): Sums {
  const counts = Array.from({ length: ANSWER_MAX }, (_, at) => countOf(counted, at + 1))
  const answers = counts.reduce((sum, count) => sum + count, 0)
  const total = counts.reduce((sum, count, at) => sum + count * (at + 1), 0)
  return {
    answers,
    skips: countOf(counted, null),
    result: answers < SURVEY_ANSWERS_TO_SHOW ? null : { average: Math.round((total / answers) * 10) / 10, counts },
  }
}

function countOf(counted: readonly Pick<AnswerCount, 'value' | 'count'>[], value: number | null): number {
  return counted.find((row) => row.value === value)?.count ?? 0
}
