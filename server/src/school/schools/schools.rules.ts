import { PRIMARY_YEARS, SCHOOL_FLAGS, SECONDARY_YEARS } from '@trilha/contract/constants'
import type { FlagChange, Grade, SchoolFlags } from '@trilha/contract/school/schools'

/** Which year of which stage stands at a place in the order of grades (decision G60). */
export function stageOf(position: number): Pick<Grade, 'stage' | 'year'> {
  return position <= PRIMARY_YEARS
    ? { stage: 'PRIMARY', year: position }
    : { stage: 'SECONDARY', year: position - PRIMARY_YEARS }
}

export type FlagChanges = FlagChange['changes']

/** What of the wish is not so already, in the order of the flags. */
export function changesOf(before: SchoolFlags, wish: { [F in keyof SchoolFlags]?: boolean | undefined }): FlagChanges {
  return SCHOOL_FLAGS.flatMap((flag) => {
    const after = wish[flag]
    return after === undefined || after === before[flag] ? [] : [{ flag, before: before[flag], after }]
  })
}

/** Where the grade of a class stands, by the class's name: "7º B" is of the seventh year, "1ª A" of the tenth. */
export function gradePositionOf(className: string): number | undefined {
  const [, year, mark] = /^([1-9])([ºª])(?: .*)?$/.exec(className) ?? []
  if (year === undefined) return undefined
  const isSecondary = mark === 'ª'
  if (isSecondary && Number(year) > SECONDARY_YEARS) return undefined
  return isSecondary ? PRIMARY_YEARS + Number(year) : Number(year)
}
