export { endSessionsOf } from './auth.service.ts'
