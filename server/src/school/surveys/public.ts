export { findOpen as findOpenResearch } from './surveys.repo.ts'
