export {
  findVisibleContent,
  findVisibleCourse,
  mayFollow,
  visibleContents,
  type ContentPlace,
  type Learner,
} from './courses.access.ts'
export { attendedTime, LEEWAY, unusedOf, type Heard } from './attendance.rules.ts'
export { picturesOfContent } from './pictures.ts'
export { findCoursePlaces } from './places.repo.ts'
export { isFinished, isOwnProgress } from './progress.service.ts'
export { askFor, meetCondition, unmeetCondition } from './conditions.repo.ts'
