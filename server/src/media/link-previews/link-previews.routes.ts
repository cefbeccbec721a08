import { linkPreviews } from '@trilha/contract/media/link-previews'
import { routes } from '../../platform/http/routes.ts'
import { getPreview } from './link-previews.service.ts'

export const linkPreviewsRoutes = routes(linkPreviews, {
  get: ({ platform, session }, { query }) => getPreview(platform, session, query.url),
})
