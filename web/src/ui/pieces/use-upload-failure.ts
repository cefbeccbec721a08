import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { UnreadablePicture } from '../../lib/upload/pictures.ts'
import { UploadRefusal } from '../../lib/upload/upload-plan.ts'

/** What is said of a file that did not get there: by this side where it knows, else by the server's catalogue. */
export function useUploadFailure(error: unknown): string | undefined {
  const { t } = useTranslation('ui')
  const isOurs = error instanceof UploadRefusal || error instanceof UnreadablePicture
  const text = useErrorText(isOurs ? undefined : error)
  if (error instanceof UploadRefusal) return t(`file.refused.${error.refusal}`)
  if (error instanceof UnreadablePicture) return t('file.refused.unreadable')
  return text?.sentence
}
