import workerUrl from 'virtual:heic-worker'

interface Answer {
  id: string
  imageData: ImageData | null
  error: string
}

/** The pixels of a picture that a phone of Apple's took; the decoder is fetched for it and let go afterwards. */
export function readHeic(file: Blob): Promise<ImageData> {
  const worker = new Worker(workerUrl)
  return new Promise<ImageData>((resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('the decoder did not start')))
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) =>
      data.imageData ? resolve(data.imageData) : reject(new Error(data.error)),
    )
    file.arrayBuffer().then((buffer) => worker.postMessage({ id: 'one', buffer }, [buffer]), reject)
  }).finally(() => worker.terminate())
}
