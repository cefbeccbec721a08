import { files } from '@trilha/contract/media/files'
import { routes } from '../../platform/http/routes.ts'
import { uploadFile } from './files.service.ts'

export const filesRoutes = routes(files, {
  upload: ({ platform, session }, { upload }) => uploadFile(platform, session, upload),
})
