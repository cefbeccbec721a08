import type { Samples } from './sample.ts'

export const samples = {} satisfies Partial<Samples>
