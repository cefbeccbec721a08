export { enrol, findClassFor, listGradesWithClasses } from './enrolment.repo.ts'
