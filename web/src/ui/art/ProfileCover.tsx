import { Flag, Ipe, RoundTree, sand, Sun } from './Landscape.tsx'

/** The hills above a profile. */
export function ProfileCover({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 748 146" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path d="M0 0H748V146H0Z" fill="#CFE8F3" />
      <Sun x={615} y={36} r={29} colour="#FFD25A" />
      <path d="M0 90C90 60 200 62 320 96C430 58 560 66 748 100V146H0Z" fill="#A5DABD" />
      <path d="M0 118C160 84 300 100 420 112C560 96 660 104 748 116V146H0Z" fill="#6DC097" />
      <path
        d="M456 146C520 120 566 124 580 106C588 96 570 88 584 82L592 82C590 92 606 100 596 114C584 130 552 132 540 146Z"
        fill={sand}
      />
      <Ipe x={404} y={122} scale={0.86} />
      <RoundTree x={328} y={130} scale={0.5} />
      <RoundTree x={346} y={134} scale={0.4} light />
      <Flag x={586} y={84} scale={0.9} />
      <path d="M0 136C200 126 500 128 748 134V146H0Z" fill="#3FA57B" />
    </svg>
  )
}
