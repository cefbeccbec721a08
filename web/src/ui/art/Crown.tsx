import { pictureProps } from './picture-props.ts'

export type CrownPlace = 1 | 2 | 3

const metals: Record<CrownPlace, readonly [fill: string, edge: string]> = {
  1: ['#FFC629', '#8A5F00'],
  2: ['#C7D0D8', '#5F6B75'],
  3: ['#D98F4E', '#7A4312'],
}

/** Gold, silver or bronze. */
export function Crown({
  place,
  label,
  className,
}: {
  place: CrownPlace
  label?: string
  className?: string | undefined
}) {
  const [fill, edge] = metals[place]
  return (
    <svg viewBox="0 0 28 20" className={className} {...pictureProps(label)}>
      <path
        d="M3 17L1.5 5L8.5 10L14 2L19.5 10L26.5 5L25 17Z"
        fill={fill}
        stroke={edge}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  )
}
