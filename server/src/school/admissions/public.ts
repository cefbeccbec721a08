export { ask, isAdmissionOf, spendLetter } from './admissions.service.ts'
