import { useInfiniteQuery } from '@tanstack/react-query'
import type { GuardianLink } from '@trilha/contract/identity/family'
import { useTranslation } from 'react-i18next'
import { pagedQuery, useContractMutation } from '../../lib/query.ts'
import { EmptyArt } from '../../ui/art/EmptyArt.tsx'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { EmptyPanel } from '../../ui/base/EmptyPanel.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { LinkRow } from './LinkRow.tsx'
import { PagedList } from './PagedList.tsx'

/** What guardians asked for with a student's code: somebody who knows the family looks at it. */
export function ApprovalsCard() {
  const { t } = useTranslation('family')
  const list = useInfiniteQuery(pagedQuery('family', 'listLinks', { query: { status: 'PENDING' } }))
  return (
    <Card title={t('desk.approvals')}>
      <PagedList
        list={list}
        empty={
          <EmptyPanel
            drawing={<EmptyArt kind="saved" />}
            title={t('desk.noneWaiting')}
            sentence={t('desk.noneWaitingHelp')}
          />
        }
        row={(link) => <Approval key={link.id} link={link} />}
      />
    </Card>
  )
}

function Approval({ link }: { link: GuardianLink }) {
  const { t } = useTranslation('family')
  const decide = useContractMutation('family', 'decide')
  const names = { guardian: link.guardian.name, child: link.child.name }

  function say(status: 'LINKED' | 'REFUSED'): void {
    void saving(decide.mutateAsync({ params: { id: link.id }, body: { status } }), 'update').catch(() => {})
  }

  const asked = decide.isPending ? decide.variables.body.status : undefined
  return (
    <LinkRow link={link}>
      <Button
        variant="line"
        size="s"
        loading={asked === 'REFUSED'}
        aria-label={t('desk.refuseOf', names)}
        onClick={() => say('REFUSED')}
      >
        {t('desk.refuse')}
      </Button>
      <Button
        variant="soft"
        size="s"
        loading={asked === 'LINKED'}
        aria-label={t('desk.approveOf', names)}
        onClick={() => say('LINKED')}
      >
        {t('desk.approve')}
      </Button>
    </LinkRow>
  )
}
