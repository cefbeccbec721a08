/** The landscape kit: each piece stands with its foot at (x, y) and goes inside an `<svg>`. */

interface Standing {
  x: number
  y: number
  scale?: number
}

function place({ x, y, scale = 1 }: Standing): string {
  return `translate(${x} ${y}) scale(${scale})`
}

export const sand = '#FFF2CC'

export function Sun({ x, y, r, colour = '#FFC629' }: { x: number; y: number; r: number; colour?: string }) {
  return <circle cx={x} cy={y} r={r} fill={colour} />
}

export function Ipe(at: Standing) {
  return (
    <g transform={place(at)}>
      <path
        d="M0 0C-1-16 1-26 0-40M0-22L-10-36M0-26L10-38"
        fill="none"
        stroke="#5A3A22"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="-16" cy="-48" r="16" fill="#F2A900" />
      <circle cx="16" cy="-50" r="17" fill="#F2A900" />
      <path
        d="M-21-64a21 21 0 0 1 42 0a21 21 0 0 1-42 0zM-25-54a13 13 0 0 1 26 0a13 13 0 0 1-26 0zM0-56a12 12 0 0 1 24 0a12 12 0 0 1-24 0z"
        fill="#FFC629"
      />
      <path d="M-6-72h0M8-66h0M-14-58h0M16-56h0" stroke="#FFE08A" strokeWidth="5.2" strokeLinecap="round" />
    </g>
  )
}

export function Araucaria({ colour = '#0C4635', ...at }: Standing & { colour?: string }) {
  return (
    <g transform={place(at)}>
      <path d="M0 0V-56" stroke="#4A3320" strokeWidth="4.4" strokeLinecap="round" />
      <path d="M-26-52Q0-40 26-52Q20-64 0-62Q-20-64-26-52ZM-18-66Q0-56 18-66Q12-76 0-75Q-12-76-18-66Z" fill={colour} />
    </g>
  )
}

export function RoundTree({ light = false, ...at }: Standing & { light?: boolean }) {
  return (
    <g transform={place(at)}>
      <path d="M0 0V-26" stroke="#4A3320" strokeWidth="5" strokeLinecap="round" />
      <ellipse cy="-44" rx="18" ry="26" fill={light ? '#24916B' : '#1B7A59'} />
      <path d="M0-70C12-70 18-56 18-44C18-30 10-18 0-18Z" fill={light ? '#3BB889' : '#2FA57B'} />
    </g>
  )
}

export function Flag(at: Standing) {
  return (
    <g transform={place(at)}>
      <path d="M0 0V-40" stroke="#FFF" strokeWidth="4" strokeLinecap="round" />
      <path d="M2-40H30L24-31L30-22H2Z" fill="#D2362A" />
    </g>
  )
}
