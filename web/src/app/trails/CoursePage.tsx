import { getRouteApi } from '@tanstack/react-router'
import { CourseOverview } from './CourseOverview.tsx'
import { ClassPage } from '../class/ClassPage.tsx'
import { ReviewPage } from '../class/ReviewPage.tsx'

const route = getRouteApi('/session/frame/my-trail/course/$id')

export function CoursePage() {
  const { id } = route.useParams()
  const { class: contentId, review: reviewId } = route.useSearch()
  if (reviewId !== undefined) return <ReviewPage key={reviewId} courseId={id} reviewId={reviewId} />
  return contentId === undefined ? <CourseOverview courseId={id} /> : <ClassPage courseId={id} contentId={contentId} />
}
