import { useInfiniteQuery } from '@tanstack/react-query'
import type { GuardianLink } from '@trilha/contract/identity/family'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { pagedQuery } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import styles from './family.module.css'
import { LinkRow } from './LinkRow.tsx'
import { PagedList } from './PagedList.tsx'
import { UnlinkDialog } from './UnlinkDialog.tsx'

/** Guardians of the school, and the way to end a link. */
export function LinksCard() {
  const { t } = useTranslation('family')
  const list = useInfiniteQuery(pagedQuery('family', 'listLinks', { query: { status: 'LINKED' } }))
  return (
    <Card title={t('desk.links')}>
      <PagedList
        list={list}
        empty={<p className={styles['quiet']}>{t('desk.noLinks')}</p>}
        row={(link) => <Linked key={link.id} link={link} />}
      />
    </Card>
  )
}

function Linked({ link }: { link: GuardianLink }) {
  const { t } = useTranslation('family')
  const [isOpen, setOpen] = useState(false)
  const names = { guardian: link.guardian.name, child: link.child.name }
  return (
    <LinkRow link={link}>
      <Button variant="line" size="s" aria-label={t('desk.unlinkOf', names)} onClick={() => setOpen(true)}>
        {t('desk.unlink')}
      </Button>
      <UnlinkDialog
        linkId={link.id}
        title={t('desk.unlinkTitle', names)}
        lead={t('desk.unlinkLead')}
        open={isOpen}
        onClose={() => setOpen(false)}
      />
    </LinkRow>
  )
}
