export { enrol, findClassFor, listClasses, listGradesWithClasses, putInClass, setTaught } from './enrolment.repo.ts'
export { findVisibleStudent } from './students.repo.ts'
export { findRank } from './students.service.ts'
