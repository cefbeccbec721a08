import type { CourseSubject } from '@trilha/contract/constants/learning'
import type { Subject } from '../base/tone.ts'

/** How the look names the field of a course. */
export const subjectTones: Record<CourseSubject, Subject> = {
  ART: 'artes',
  GEOGRAPHY: 'geografia',
  HISTORY: 'historia',
  LANGUAGES: 'ingles',
  MATHEMATICS: 'matematica',
  PORTUGUESE: 'portugues',
  SCIENCE: 'ciencias',
  TECHNOLOGY: 'tecnologia',
  WELLBEING: 'projeto',
}
