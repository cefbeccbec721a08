import { z } from 'zod'
import { domain } from '../call.ts'
import { Id, TypedText } from '../common.ts'
import { LINK_LENGTH_MAX } from '../constants.ts'

/** What a page says of itself, as the document names it. Nothing in it is an address that a browser opens by itself. */
export const LinkPreview = z.object({
  id: Id,
  domain: z.string(),
  url: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  /** Kept here and written anew: no other site learns who reads. */
  image: z.string().nullable(),
  imageAlt: z.string().nullable(),
})
export type LinkPreview = z.infer<typeof LinkPreview>

export const linkPreviews = domain('media', 'linkPreviews', {
  get: {
    method: 'GET',
    path: '/link-preview',
    doc: 'link-preview.get',
    summary: 'What the page at an address says of itself; asked by the server, which goes into no private network',
    access: { who: 'account' },
    query: z.object({ url: TypedText.min(1).max(LINK_LENGTH_MAX) }),
    response: LinkPreview,
    errors: ['ii_0021', 'nf_0073'],
  },
})
