export { grownUpProblems, isStudent, nameWarnings } from './grown-ups.service.ts'
export { isVisibleRequest } from './names.service.ts'
