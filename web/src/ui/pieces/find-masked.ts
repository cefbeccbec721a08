/** A text as others would read it; undefined where nothing of it would be masked. */
export type FindMasked = (text: string) => Promise<string | undefined>
