export { isOwnNote } from './notes.repo.ts'
