import type { Quiz } from '@trilha/contract/learning/quizzes'
import { useEffect, useEffectEvent, useState } from 'react'
import { sendNow } from '../../lib/outbox/outbox.ts'
import { useContractMutation } from '../../lib/query.ts'
import type { Answers } from './use-answers.ts'

export interface Finish {
  /** Concludes as soon as the server has every answer. */
  ask(): void
  noteMissing(count: number): void
  /** Questions without an answer, when concluding was asked for. */
  missing: number
  isUnderWay: boolean
  error: Error | null
}

export function useFinish(quiz: Quiz, answers: Pick<Answers, 'waiting' | 'refused' | 'chosenFor'>): Finish {
  const [isWanted, setWanted] = useState(false)
  const [missing, setMissing] = useState(0)
  const complete = useContractMutation('quizzes', 'complete')
  const isSaved = quiz.questions.every((question) => answers.chosenFor(question).saving === 'saved')
  const isReady = isWanted && isSaved && answers.waiting === 0

  const conclude = useEffectEvent(() => {
    setWanted(false)
    complete.mutate({
      params: { id: quiz.moduleContentId, quizId: quiz.id },
      body: { attempt: quiz.attempt },
    })
  })
  useEffect(() => {
    if (isReady) conclude()
  }, [isReady])

  return {
    ask: () => {
      setWanted(true)
      if (answers.waiting > 0) void sendNow()
    },
    noteMissing: setMissing,
    missing,
    // What was refused is for the person to settle: nothing is on its way then.
    isUnderWay: (isWanted && answers.refused.length === 0) || complete.isPending,
    error: complete.error,
  }
}
