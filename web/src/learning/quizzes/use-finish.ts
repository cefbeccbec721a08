import type { Quiz } from '@trilha/contract/learning/quizzes'
import { useEffect, useEffectEvent, useState } from 'react'
import { sendNow } from '../../lib/outbox/outbox.ts'
import { useContractMutation } from '../../lib/query.ts'
import type { Answers } from './use-answers.ts'

export interface Finish {
  /** Concludes as soon as the server has every answer. */
  ask(): void
  isUnderWay: boolean
  error: Error | null
}

export function useFinish(quiz: Quiz, answers: Pick<Answers, 'waiting' | 'refused' | 'chosenFor'>): Finish {
  const [isWanted, setWanted] = useState(false)
  const { mutate, reset, isIdle, isPending, error } = useContractMutation('quizzes', 'complete')
  const isSaved = quiz.questions.every((question) => answers.chosenFor(question).saving === 'saved')
  // Once for each time that it is asked for: after a failure the person decides.
  const isDue = isWanted && isIdle && isSaved && answers.waiting === 0

  const conclude = useEffectEvent(() => {
    mutate({ params: { id: quiz.moduleContentId, quizId: quiz.id }, body: { attempt: quiz.attempt } })
  })
  useEffect(() => {
    if (isDue) conclude()
  }, [isDue])

  return {
    ask: () => {
      reset()
      setWanted(true)
      if (answers.waiting > 0) void sendNow()
    },
    // What was refused is for the person to settle: nothing is on its way then.
    isUnderWay: isPending || (isWanted && isIdle && answers.refused.length === 0),
    error,
  }
}
