import type { Args } from '../api/types.ts'
import { useContractMutation } from '../query.ts'

/** The call behind the report dialog: whatever can be reported sends by this one. */
export function useSendReport(): (body: Args<'moderation', 'report'>['body']) => Promise<void> {
  const report = useContractMutation('moderation', 'report')
  return async (body) => {
    await report.mutateAsync({ body })
  }
}
