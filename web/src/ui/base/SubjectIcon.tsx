import {
  IconBallBasketball,
  IconBook2,
  IconBuildingMonument,
  IconCompass,
  IconFlask2,
  IconLanguage,
  IconMath,
  IconPalette,
  IconRobot,
  IconWorld,
} from '@tabler/icons-react'
import type { Subject } from './tone.ts'

const icons = {
  portugues: IconBook2,
  matematica: IconMath,
  ciencias: IconFlask2,
  historia: IconBuildingMonument,
  geografia: IconWorld,
  ingles: IconLanguage,
  artes: IconPalette,
  edfisica: IconBallBasketball,
  tecnologia: IconRobot,
  projeto: IconCompass,
} satisfies Record<Subject, unknown>

/** Decorative: the subject's name always stands beside it. */
export function SubjectIcon({
  subject,
  size = 16,
  stroke = 1.9,
}: {
  subject: Subject
  size?: number
  stroke?: number
}) {
  const Icon = icons[subject]
  return <Icon size={size} stroke={stroke} aria-hidden="true" />
}
