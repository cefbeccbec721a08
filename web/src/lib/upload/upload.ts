import type { UploadedFile } from '@trilha/contract/media/files'
import { call } from '../api/client.ts'
import { fitPicture } from './pictures.ts'
import { planUpload, UploadRefusal, type PlanOptions } from './upload-plan.ts'

export interface UploadOptions extends PlanOptions {
  signal?: AbortSignal
  /** Of what is sent, from 0 to 1; the first call says that it has begun to leave. */
  onProgress?: (part: number) => void
}

/** Brings a file to size, sends it, and answers what the server keeps of it. */
export async function uploadFile(file: File, { signal, onProgress, ...options }: UploadOptions): Promise<UploadedFile> {
  const plan = planUpload(file, options)
  if (typeof plan === 'string') throw new UploadRefusal(plan)
  const ready = await fitPicture(file, plan)
  signal?.throwIfAborted()
  onProgress?.(0)
  return call('files', 'upload', { file: ready }, { ...(signal && { signal }), ...(onProgress && { onProgress }) })
}
