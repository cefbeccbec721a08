/** Something that can be seen: not white space, nor signs that take no room or only change the one before them. */
const visible = /[^\s\p{Cc}\p{Cf}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

/** As what somebody typed is taken: nothing at its edges, and nothing at all where there is nothing to see. */
export function trimText(text: string): string {
  return visible.test(text) ? text.trim() : ''
}
