import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../lib/api/types.ts'
import { Card } from '../../ui/base/Card.tsx'
import { ProgressBar } from '../../ui/base/ProgressBar.tsx'
import { SubjectIcon } from '../../ui/base/SubjectIcon.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { toneStyle } from '../../ui/base/tone.ts'
import { courseTo } from './course-path.ts'
import styles from './CourseCard.module.css'
import { CourseCover } from './CourseCover.tsx'
import { subjectTones } from '../../ui/pieces/subject-tones.ts'
import { contentLanguage } from '../../lib/language.ts'

export type Course = Answer<'courses', 'get'>

interface CourseCardProps {
  course: Course
  titleLevel?: 2 | 3
  /** Who teaches makes none. */
  hasProgress?: boolean
}

/** A trail in a list: what it is about, how far one is, what comes next. */
export function CourseCard({ course, titleLevel = 2, hasProgress = true }: CourseCardProps) {
  const { t } = useTranslation('courses')
  const subject = subjectTones[course.subject]
  const Title = `h${titleLevel}` as 'h2'
  return (
    <Card as="li" flush className={styles['card']} style={toneStyle(`sub-${subject}`)}>
      <CourseCover seed={course.id} />
      <span className={styles['icon']}>
        <SubjectIcon subject={subject} size={21} />
      </span>
      <div className={styles['body']}>
        <Title className={styles['title']}>
          <Link to={courseTo} params={{ id: course.id }} className={styles['link']} lang={contentLanguage}>
            {course.name}
          </Link>
        </Title>
        {course.publishedAt === null && <Tag className={styles['draft']}>{t('draft')}</Tag>}
        <p className={styles['facts']}>
          {t('subjectAndModules', {
            subject: t(`subject.${course.subject}`),
            modules: t('modules', { count: course.modules }),
          })}
        </p>
        {hasProgress && (
          <ProgressBar
            value={course.percent}
            label={t('progressOf', { name: course.name })}
            tone={`sub-${subject}`}
            size="s"
          />
        )}
        <p className={styles['foot']}>
          <span>
            {course.status === 'FINISHED'
              ? t('trailDone')
              : course.next
                ? t(course.status === 'NEW' ? 'startsWith' : 'nextIs', { title: course.next.title })
                : t('noClasses')}
          </span>
          {hasProgress && <b>{course.percent}%</b>}
        </p>
      </div>
    </Card>
  )
}
