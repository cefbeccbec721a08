import { isApiError, isFinal } from '../api/api-error.ts'
import { UnreadablePicture } from './pictures.ts'
import { UploadRefusal } from './upload-plan.ts'

/** Whether the same file would be refused again: for what it is, not for the moment or for the room that is left. */
export function neverPasses(error: unknown): boolean {
  if (error instanceof UploadRefusal || error instanceof UnreadablePicture) return true
  return isApiError(error) && isFinal(error) && error.code.startsWith('ii_') && error.code !== 'ii_0049'
}
