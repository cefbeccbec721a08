export { mayHandleLink } from './family.links.service.ts'
export { setFirstPin } from './family.pins.service.ts'
export { mayChangeControl } from './family.service.ts'
