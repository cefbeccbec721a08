export { isVisibleEbook } from './shelves.repo.ts'
export { createEbook } from './shelves.service.ts'
