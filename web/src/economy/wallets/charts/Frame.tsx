import { useLanguage } from '../../../lib/i18n.ts'
import { numberFormat } from '../../../lib/intl.ts'
import { languageTag } from '../../../lib/language.ts'
import { box, yOf } from './scale.ts'

/** Three lines across: nothing, half and the top. */
export function Frame({ max }: { max: number }) {
  // 2.000, and from ten thousand on 10 mil: what there is room for.
  const notation = max >= 10_000 ? 'compact' : 'standard'
  const format = numberFormat(languageTag(useLanguage()), { notation })
  return (
    <>
      {[0, max / 2, max].map((value) => (
        <g key={value}>
          <path d={`M${box.left} ${yOf(value, max)} H${box.right + 6}`} stroke="var(--border)" />
          <text x={box.left - 8} y={yOf(value, max) + 4} textAnchor="end">
            {format.format(value)}
          </text>
        </g>
      ))}
    </>
  )
}
