import { getRouteApi } from '@tanstack/react-router'
import { CoursePage } from '../trails/CoursePage.tsx'
import { ClassPage } from './ClassPage.tsx'
import { ReviewPage } from './ReviewPage.tsx'

const route = getRouteApi('/session/frame/my-trail/course/$id')

export function CourseRoute() {
  const { id } = route.useParams()
  const { class: contentId, review: reviewId } = route.useSearch()
  if (reviewId !== undefined) return <ReviewPage key={reviewId} courseId={id} reviewId={reviewId} />
  return contentId === undefined ? <CoursePage courseId={id} /> : <ClassPage courseId={id} contentId={contentId} />
}
