export { findKept, listKept } from './link-previews.service.ts'
