import type { Quiz } from '@trilha/contract/learning/quizzes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isFinal } from '../../lib/api/api-error.ts'
import { sendNow } from '../../lib/outbox/outbox.ts'
import { useContractMutation } from '../../lib/query.ts'
import type { Answers } from './use-answers.ts'

export interface Finish {
  /** Concludes as soon as the server has every answer. */
  ask(): void
  isUnderWay: boolean
  /** Sent, and not yet known to have been refused: the attempt may be over, so no answer is taken any more. */
  isSent: boolean
  /** The same for a hand that is faster than the screen. */
  hasLeft(): boolean
  /** Why the server refused it. */
  error: Error | null
}

/** Before a completion whose answer was lost is sent once more, under its own key. */
const pause = 2000

export function useFinish(
  quiz: Quiz,
  answers: Pick<Answers, 'waiting' | 'undecided' | 'refused' | 'chosenFor'>,
): Finish {
  const [isWanted, setWanted] = useState(false)
  const left = useRef(false)
  const { mutate, reset, isIdle, isPending, error } = useContractMutation('quizzes', 'complete', {
    onError: (failure) => {
      if (isFinal(failure)) left.current = false
    },
  })
  const isSaved = quiz.questions.every((question) => answers.chosenFor(question).saving === 'saved')
  // Once for each time that it is asked for: after a refusal the person decides.
  const isDue = isWanted && isIdle && isSaved && answers.waiting === 0
  const isLost = error !== null && !isFinal(error)

  const conclude = useEffectEvent(() => {
    left.current = true
    mutate({ params: { id: quiz.moduleContentId, quizId: quiz.id }, body: { attempt: quiz.attempt } })
  })
  useEffect(() => {
    if (isDue) conclude()
  }, [isDue])
  // Nobody knows whether it arrived. Asked for is asked for: it is sent until somebody does.
  useEffect(() => {
    if (!isLost) return undefined
    const timer = setTimeout(() => conclude(), pause)
    return () => clearTimeout(timer)
  }, [isLost])

  return {
    ask: () => {
      if (left.current) return
      reset()
      setWanted(true)
      if (answers.waiting > 0) void sendNow()
    },
    // What was refused is for the person to settle: nothing is on its way then.
    isUnderWay: isPending || isLost || (isWanted && isIdle && answers.refused.length + answers.undecided.length === 0),
    isSent: isPending || isLost,
    hasLeft: () => left.current,
    error: isLost ? null : error,
  }
}
