import { followXp } from '../economy/wallets/follow-xp.ts'
import { startServiceWorker } from '../lib/app-update.ts'
import { currentAccountQuery } from '../lib/current-account.ts'
import { followGates } from '../lib/gates.ts'
import { whenIdle } from '../lib/idle.ts'
import { logWarning } from '../lib/log.ts'
import { startOutbox } from '../lib/outbox/outbox.ts'
import { answerKind as quizAnswer } from '../learning/quizzes/answers.ts'
import { sendAnswer } from '../learning/quizzes/send-answer.ts'
import { answerKind as reviewAnswer } from '../learning/reviews/answers.ts'
import { sendReviewAnswer } from '../learning/reviews/send-answer.ts'
import { queryClient } from '../lib/query-client.ts'
import { query } from '../lib/query.ts'
import { startSocket } from '../lib/socket.ts'

/** What works behind the pages of a signed-in person. Follows the session by itself from here on. */
export function startAll(askingSince: number): void {
  startOutbox({ [quizAnswer]: sendAnswer, [reviewAnswer]: sendReviewAnswer })
  followGates(queryClient, currentAccountQuery.queryKey)
  followXp(queryClient, query('wallets', 'getMine').queryKey)
  startSocket(askingSince)
  // It fetches the whole shell to keep: not from the door, where most of it may never be needed, and not before the
  // first page stands.
  whenIdle(() => {
    void startServiceWorker()
    // The first thing to be told may be that the network is gone.
    import('../ui/base/ToastCard.tsx').catch((error: unknown) => logWarning('toasts', error))
  })
}
