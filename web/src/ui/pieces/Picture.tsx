import { useEffect, useState, type ImgHTMLAttributes } from 'react'
import { isGone } from '../../lib/is-gone.ts'
import { onNetworkBack } from '../../lib/network-back.ts'
import { MissingPicture, type MissingPictureProps } from './MissingPicture.tsx'

interface PictureProps extends Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'alt' | 'onError'> {
  src: string
  alt: string
}

interface Failure {
  src: string
  why: MissingPictureProps['why']
}

/**
 * A picture that somebody put there: whoever may take it away at any time leaves a calm place, no broken sign. One that
 * only did not come says so, and is asked for again when there is a way to the server.
 */
export function Picture({ src, alt, className, ...rest }: PictureProps) {
  const [failure, setFailure] = useState<Failure>()
  // Another address is another picture.
  const why = failure?.src === src ? failure.why : undefined

  useEffect(() => {
    if (why === 'failed') return onNetworkBack(() => setFailure(undefined))
  }, [why])

  async function fail(): Promise<void> {
    setFailure({ src, why: (await isGone(src)) ? 'gone' : 'failed' })
  }

  if (why === undefined) return <img src={src} alt={alt} className={className} {...rest} onError={() => void fail()} />
  return <MissingPicture why={why} className={className} />
}
