export { findPerson } from './schools.repo.ts'
