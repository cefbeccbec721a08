import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import type { SchoolStudent } from '@trilha/contract/identity/family'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { CodeDialog } from './CodeDialog.tsx'
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
  const list = useInfiniteQuery({
    ...pagedQuery('family', 'listStudents', { query: { pSize: 8, ...(asked !== '' && { search: asked }) } }),
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
      <PagedList
        list={list}
        empty={<p className={styles['quiet']}>{t('desk.nobody')}</p>}
        row={(student) => <Student key={student.id} student={student} mayControl={mayControl} />}
      />
    </Card>
  )
}

function Student({ student, mayControl }: { student: SchoolStudent; mayControl: boolean }) {
  const { t } = useTranslation('family')
  const [dialog, setDialog] = useState<'code' | 'control'>()
  const close = () => setDialog(undefined)
  const { child, guardians } = student
  return (
    <PersonRow
      child={child}
      title={child.name}
      detail={
        guardians.length > 0
          ? t('desk.classAndGuardians', { className: child.className, names: guardians })
          : t('desk.classAlone', { className: child.className })
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
      <Button
        variant="soft"
        size="s"
        aria-label={t('desk.codeOf', { name: child.name })}
        onClick={() => setDialog('code')}
      >
        {t('desk.code')}
      </Button>
      <CodeDialog student={student} open={dialog === 'code'} onClose={close} />
      {mayControl && <ControlDialog student={student} open={dialog === 'control'} onClose={close} />}
    </PersonRow>
  )
}
