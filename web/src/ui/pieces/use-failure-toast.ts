import { useErrorSentence } from '../../lib/errors.ts'
import { isTold, toast } from '../base/toasts.ts'

/** Says why an act that shows nothing of its own was refused. */
export function useFailureToast(): (error: unknown) => void {
  const sentenceOf = useErrorSentence()
  return (error) =>
    void sentenceOf(error).then((sentence) => {
      if (!isTold(error)) toast.error(sentence)
    })
}
