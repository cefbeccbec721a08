import { IconNote, IconRoute, IconSchool } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../lib/api/types.ts'
import { ContourLines } from '../../ui/art/ContourLines.tsx'
import { lookOf } from '../../ui/avatar/look.ts'
import { UserAvatar } from '../../ui/avatar/UserAvatar.tsx'
import { SubjectIcon } from '../../ui/base/SubjectIcon.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import styles from './CourseHead.module.css'
import { ProgressRing } from './ProgressRing.tsx'
import { subjectTones } from '../../ui/pieces/subject-tones.ts'
import { contentLanguage } from '../../lib/language.ts'
import { PersonName } from '../../ui/pieces/PersonName.tsx'

type Course = Answer<'courses', 'get'>

interface CourseHeadProps {
  course: Course
  notes: number
  /** Who teaches makes none. */
  hasProgress: boolean
}

export function CourseHead({ course, notes, hasProgress }: CourseHeadProps) {
  const { t } = useTranslation('courses')
  const { author } = course
  return (
    <header className={styles['head']}>
      <svg className={styles['lines']} aria-hidden="true">
        <ContourLines cx={300} cy={60} start={18} step={34} count={9} seed={4} />
      </svg>
      <div className={styles['words']}>
        <p className={styles['top']}>
          <span className={styles['subject']}>
            <SubjectIcon subject={subjectTones[course.subject]} />
            {t(`subject.${course.subject}`)}
          </span>
          {course.publishedAt === null && <Tag>{t('draft')}</Tag>}
          {author && (
            <span className={styles['author']}>
              <UserAvatar
                name={author.name}
                selection={lookOf({ id: author.name, avatar: author.avatar })}
                size={28}
                decorative
              />
              <PersonName role={author.role}>{author.name}</PersonName>
            </span>
          )}
        </p>
        <h1 className={styles['title']} lang={contentLanguage}>
          {course.name}
        </h1>
        <p className={styles['facts']}>
          <span>
            <IconRoute size={18} stroke={1.9} aria-hidden="true" />
            {t('modules', { count: course.modules })}
          </span>
          <span>
            <IconSchool size={18} stroke={1.9} aria-hidden="true" />
            {t('classes', { count: course.contents })}
          </span>
          {notes > 0 && (
            <span>
              <IconNote size={18} stroke={1.9} aria-hidden="true" />
              {t('notes', { count: notes })}
            </span>
          )}
        </p>
      </div>
      {hasProgress && <ProgressRing percent={course.percent} label={t('progressOf', { name: course.name })} />}
    </header>
  )
}
