import { pictureProps } from './picture-props.ts'

/** One Educoin. Beside a number it stays hidden; the number's own label says the word. */
export function Coin({ size = 20, label, className }: { size?: number; label?: string; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} {...pictureProps(label)}>
      <circle cx="12" cy="12" r="11" fill="#D99B00" />
      <circle cx="12" cy="11.3" r="10.3" fill="#FFC629" />
      <circle cx="12" cy="11.3" r="7.6" fill="none" stroke="#E3A500" strokeWidth="1.4" />
      <path
        d="M15 7.4H9.3V15.2H15M9.3 11.3H13.8"
        fill="none"
        stroke="#7A5600"
        strokeWidth="2.1"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
