import { ContourLines } from '../../ui/art/ContourLines.tsx'
import { Ipe, RoundTree, sand, Sun } from '../../ui/art/Landscape.tsx'

/** Where an avatar without a background of its own stands. */
export function StudioScene({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 404 784" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path d="M0 0H404V784H0Z" fill="#CFE8F3" />
      <ContourLines cx={110} cy={220} start={22} step={38} count={11} seed={6} colour="#8FB9CC" opacity={0.5} />
      <Sun x={327} y={157} r={60} colour="#FFD25A" />
      <path d="M0 500C70 440 160 452 230 492C290 470 350 474 404 500V784H0Z" fill="#A5DABD" />
      <path d="M0 620C110 570 290 590 404 640V784H0Z" fill="#6DC097" />
      <Ipe x={46} y={626} scale={1.5} />
      <RoundTree x={344} y={620} scale={0.9} />
      <RoundTree x={382} y={640} scale={1.35} light />
      <path d="M0 706C110 640 300 640 404 700V784H0Z" fill="#3FA57B" />
      <ellipse cx="202" cy="718" rx="162" ry="34" fill={sand} />
      <ellipse cx="202" cy="724" rx="82" ry="13" fill="#0B3A2D" opacity=".2" />
    </svg>
  )
}
