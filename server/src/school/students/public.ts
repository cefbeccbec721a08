export { enrol, findClassFor, listGradesWithClasses } from './enrolment.repo.ts'
export { findStudent } from './students.repo.ts'
