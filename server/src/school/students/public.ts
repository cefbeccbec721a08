export { findStudent } from './students.repo.ts'
