import { getRouteApi } from '@tanstack/react-router'
import { CoursePage } from '../trails/CoursePage.tsx'
import { ClassPage } from './ClassPage.tsx'

const route = getRouteApi('/session/frame/my-trail/course/$id')

export function CourseRoute() {
  const { id } = route.useParams()
  const { class: contentId } = route.useSearch()
  return contentId === undefined ? <CoursePage courseId={id} /> : <ClassPage courseId={id} contentId={contentId} />
}
