import { albumReportable, photoReportable } from './community/albums/public.ts'
import { commentReportable } from './community/comments/public.ts'
import { postReportable } from './community/posts/public.ts'
import { profileReportable } from './growth/profiles/public.ts'
import { classCommentReportable } from './learning/class-comments/public.ts'
import type { Reportable } from './platform/reportables.ts'

/** Which domains have things that can be reported, one sorted line each (decision G27). */
export const reportables: readonly Reportable[] = [
  albumReportable,
  classCommentReportable,
  commentReportable,
  photoReportable,
  postReportable,
  profileReportable,
]
