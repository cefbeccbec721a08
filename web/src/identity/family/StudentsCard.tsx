import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import type { SchoolStudent } from '@trilha/contract/identity/family'
import type { ConsentStanding } from '@trilha/contract/constants/people'
import {
  IconAlertTriangle,
  IconCake,
  IconFileCheck,
  IconHeartHandshake,
  IconSearch,
  type Icon,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Chip } from '../../ui/base/Chip.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import type { Tone } from '../../ui/base/tone.ts'
import { CodeDialog } from './CodeDialog.tsx'
import { ConsentDialog } from './ConsentDialog.tsx'
import { ControlDialog } from './ControlDialog.tsx'
import styles from './family.module.css'
import { PagedList } from './PagedList.tsx'
import { PersonRow } from './PersonRow.tsx'

const longestSearch = 60
const pauseMs = 250

/** Students by name: a code for a guardian and, for the administrator, the control. */
export function StudentsCard({ mayControl }: { mayControl: boolean }) {
  const { t } = useTranslation('family')
  const [text, setText] = useState('')
  const [asked] = useDebouncedValue(text.trim(), pauseMs)
  const [isMissing, setMissing] = useState(false)
  const list = useInfiniteQuery({
    ...pagedQuery('family', 'listStudents', {
      query: { pSize: 8, ...(asked !== '' && { search: asked }), ...(isMissing && { consent: 'MISSING' }) },
    }),
    // The rows stay while the next search is on its way.
    placeholderData: keepPreviousData,
  })
  return (
    <Card title={t('desk.students')}>
      <TextField
        className={styles['search']}
        label={t('desk.search')}
        hint={t('desk.searchHint')}
        type="search"
        icon={<IconSearch size={21} stroke={1.9} aria-hidden="true" />}
        value={text}
        maxLength={longestSearch}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles['filter']}>
        <Chip selected={isMissing} onClick={() => setMissing((before) => !before)}>
          {t('consent.filter')}
        </Chip>
      </div>
      <PagedList
        list={list}
        empty={
          <p className={styles['quiet']}>{t(isMissing && asked === '' ? 'consent.noneMissing' : 'desk.nobody')}</p>
        }
        row={(student) => <Student key={student.id} student={student} mayControl={mayControl} />}
      />
    </Card>
  )
}

const looks: Record<ConsentStanding, { icon: Icon; tone: Tone }> = {
  GUARDIAN: { icon: IconHeartHandshake, tone: 'success' },
  PAPER: { icon: IconFileCheck, tone: 'success' },
  OLD_ENOUGH: { icon: IconCake, tone: 'neutral' },
  MISSING: { icon: IconAlertTriangle, tone: 'warning' },
}

function Student({ student, mayControl }: { student: SchoolStudent; mayControl: boolean }) {
  const { t } = useTranslation('family')
  const [dialog, setDialog] = useState<'code' | 'consent' | 'control'>()
  const close = () => setDialog(undefined)
  const { child, guardians, consent, paper } = student
  const { icon: Symbol, tone } = looks[consent]
  return (
    <PersonRow
      child={child}
      title={child.name}
      detail={
        guardians.length > 0
          ? t('desk.classAndGuardians', { className: child.className, names: guardians })
          : t('desk.classAlone', { className: child.className })
      }
      tags={
        <Tag tone={tone} icon={<Symbol size={16} stroke={2} aria-hidden="true" />}>
          {t(`consent.standing.${consent}`)}
        </Tag>
      }
    >
      {mayControl && (
        <Button
          variant="line"
          size="s"
          aria-label={t('desk.controlOf', { name: child.name })}
          onClick={() => setDialog('control')}
        >
          {t('desk.control')}
        </Button>
      )}
      {(paper || consent === 'MISSING') && (
        <Button
          variant="line"
          size="s"
          aria-label={t(paper ? 'consent.seeOf' : 'consent.recordOf', { name: child.name })}
          onClick={() => setDialog('consent')}
        >
          {t(paper ? 'consent.see' : 'consent.open')}
        </Button>
      )}
      <Button
        variant="soft"
        size="s"
        aria-label={t('desk.codeOf', { name: child.name })}
        onClick={() => setDialog('code')}
      >
        {t('desk.code')}
      </Button>
      <CodeDialog student={student} open={dialog === 'code'} onClose={close} />
      <ConsentDialog student={student} open={dialog === 'consent'} onClose={close} />
      {mayControl && <ControlDialog student={student} open={dialog === 'control'} onClose={close} />}
    </PersonRow>
  )
}
