/** Experience points: a blue bolt. */
export function Bolt({ size = 18 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M13.6 1.8 4.4 13.4H10.8L9.6 22.2 19.6 9.8H12.9Z"
        fill="var(--xp)"
        stroke="var(--xp)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  )
}
