export { findOpenResearch } from './surveys.service.ts'
