export { enrol, findClassFor, listGradesWithClasses } from './enrolment.repo.ts'
export { findVisibleStudent } from './students.repo.ts'
