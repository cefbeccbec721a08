export { foundSchool, type NewSchool } from './founding.service.ts'
