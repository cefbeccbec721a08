export { mayHandleLink } from './family.links.service.ts'
export { setFirstPin } from './family.pins.service.ts'
export { insertControl } from './family.repo.ts'
export { mayChangeControl } from './family.service.ts'
