import { chestColours, chestStars, type ChestKind } from './chest.ts'
import { pictureProps } from './picture-props.ts'

interface ChestArtProps {
  kind: ChestKind
  open: boolean
  /** Width in pixels; the height follows. Left out, the box decides. */
  width?: number
  label?: string
  className?: string
}

const star = 'M0-5.6L1.7-1.8L5.8-1.4L2.7 1.3L3.6 5.4L0 3.2L-3.6 5.4L-2.7 1.3L-5.8-1.4L-1.7-1.8Z'

/** Rarity is colour and stars together, and the word stands beside it. */
export function ChestArt({ kind, open, width, label, className }: ChestArtProps) {
  return (
    <svg viewBox={open ? '0 0 120 130' : '0 0 120 103'} width={width} className={className} {...pictureProps(label)}>
      {open ? <OpenChest kind={kind} /> : <ClosedChest kind={kind} />}
    </svg>
  )
}

function ClosedChest({ kind }: { kind: ChestKind }) {
  const { lid, box, rim, band, dark } = chestColours[kind]
  const stars = chestStars[kind]
  return (
    <>
      <ellipse cx="60" cy="97" rx="50" ry="5" fill="#000" opacity=".12" />
      <path d="M12 46C12 20 26 12 42 12H78C94 12 108 20 108 46V52H12Z" fill={lid} {...edge(kind)} />
      <path d="M12 52H108V86Q108 95 99 95H21Q12 95 12 86Z" fill={box} />
      <path d="M12 52H108V60H12Z" fill={rim} />
      <path
        d="M30 14C24 20 22 32 22 52V95H34V52C34 30 36 18 42 12C37 12 33 12.6 30 14ZM90 14C96 20 98 32 98 52V95H86V52C86 30 84 18 78 12C83 12 87 12.6 90 14Z"
        fill={band}
        opacity=".92"
      />
      <path d="M22 86h12M86 86h12M22 64h12M86 64h12" stroke={dark} strokeWidth="3" strokeLinecap="round" opacity=".5" />
      <rect x="50" y="48" width="20" height="24" rx="6" fill={band} />
      <circle cx="60" cy="58" r="3.6" fill={dark} />
      <rect x="58.4" y="58" width="3.2" height="8" rx="1.6" fill={dark} />
      {Array.from({ length: stars }, (_, index) => (
        <path
          key={index}
          d={star}
          transform={`translate(${60 + (index - (stars - 1) / 2) * 11} 32) scale(.9)`}
          fill={band}
        />
      ))}
    </>
  )
}

/** Gold on white has too little contrast to show its own shape. */
function edge(kind: ChestKind) {
  return kind === 'LEGENDARY' ? { stroke: '#D99B00', strokeWidth: 2 } : {}
}

const heap = [
  [34, 58],
  [50, 52],
  [70, 52],
  [86, 58],
  [60, 58],
  [42, 64],
  [78, 64],
] as const

function OpenChest({ kind }: { kind: ChestKind }) {
  const { lid, box, rim, band, dark } = chestColours[kind]
  return (
    <>
      <ellipse cx="60" cy="124" rx="52" ry="5.5" fill="#000" opacity=".28" />
      <path d="M14 62L6 30C4 12 22 4 40 4H80C98 4 116 12 114 30L106 62Z" fill={rim} />
      <path d="M22 58L16 32C15 20 28 14 42 14H78C92 14 105 20 104 32L98 58Z" fill={dark} />
      <path d="M34 5L40 60H30L22 10ZM86 5L80 60H90L98 10Z" fill={band} opacity=".55" />
      <ellipse cx="60" cy="66" rx="46" ry="15" fill="#FFF6D8" />
      <ellipse cx="60" cy="66" rx="36" ry="10" fill="#FFE08A" />
      {heap.map(([cx, cy]) => (
        <g key={`${cx} ${cy}`}>
          <circle cx={cx} cy={cy + 1.5} r="9" fill="#C98700" />
          <circle cx={cx} cy={cy} r="9" fill="#FFC629" />
          <circle cx={cx} cy={cy} r="5.6" fill="none" stroke="#E3A500" strokeWidth="1.6" />
        </g>
      ))}
      <path d="M12 68H108V112Q108 122 98 122H22Q12 122 12 112Z" fill={box} />
      <path d="M12 68H108V76H12Z" fill={lid} />
      <path d="M22 68h12v54h-12zM86 68h12v54h-12z" fill={band} opacity=".92" />
      <path
        d="M22 112h12M86 112h12M22 84h12M86 84h12"
        stroke={dark}
        strokeWidth="3"
        strokeLinecap="round"
        opacity=".5"
      />
      <rect x="50" y="68" width="20" height="26" rx="6" fill={band} />
      <circle cx="60" cy="80" r="3.8" fill={dark} />
      <rect x="58.4" y="80" width="3.2" height="8" rx="1.6" fill={dark} />
    </>
  )
}
