import { IconBan, IconDots, IconFlag, IconUserMinus } from '@tabler/icons-react'
import type { UserBrief } from '@trilha/contract/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { IconButton } from '../../ui/base/IconButton.tsx'
import { Menu } from '../../ui/base/Menu.tsx'
import { MenuItem } from '../../ui/base/MenuItem.tsx'
import { ConfirmDialog } from '../../ui/pieces/ConfirmDialog.tsx'
import { ReportDialog } from '../../ui/pieces/ReportDialog.tsx'
import { useSendReport } from '../../lib/calls/use-send-report.ts'
import { useFriendActs } from './use-friend-acts.ts'
import { shownNameOf } from '@trilha/contract/rules'

interface PersonMenuProps {
  user: Pick<UserBrief, 'id' | 'name' | 'nickname' | 'surname' | 'role'>
  /** Of a friend. */
  friendshipId: string | null
}

/** What one does rarely, and is asked about first. */
export function PersonMenu({ user, friendshipId }: PersonMenuProps) {
  const { t } = useTranslation('friends')
  const sendReport = useSendReport()
  const name = shownNameOf(user)
  const { remove, block } = useFriendActs(name)
  const [asked, setAsked] = useState<'remove' | 'block' | 'report'>()
  const { data: current } = useCurrentAccount()
  // Whoever works at the school is reported to it, not shut out.
  const mayBlock = user.role === 'STUDENT' || (current !== undefined && current.account.role !== 'STUDENT')
  const close = () => setAsked(undefined)
  return (
    <>
      <Menu
        trigger={(props) => (
          <IconButton {...props} aria-label={t('act.menuOf', { name })}>
            <IconDots size={21} stroke={1.9} aria-hidden="true" />
          </IconButton>
        )}
      >
        {friendshipId !== null && (
          <MenuItem
            icon={<IconUserMinus size={20} stroke={1.9} aria-hidden="true" />}
            onSelect={() => setAsked('remove')}
          >
            {t('act.remove')}
          </MenuItem>
        )}
        {mayBlock && (
          <MenuItem icon={<IconBan size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => setAsked('block')}>
            {t('act.block')}
          </MenuItem>
        )}
        <MenuItem icon={<IconFlag size={20} stroke={1.9} aria-hidden="true" />} onSelect={() => setAsked('report')}>
          {t('act.report')}
        </MenuItem>
      </Menu>
      <ConfirmDialog
        open={asked === 'remove'}
        onClose={close}
        title={t('remove.title', { name })}
        lead={t('remove.lead', { name })}
        confirm={t('remove.confirm')}
        isPending={remove.isPending}
        onConfirm={() => remove.mutate({ params: { id: friendshipId! } }, { onSettled: close })}
      />
      <ConfirmDialog
        open={asked === 'block'}
        onClose={close}
        title={t('block.title', { name })}
        lead={t('block.lead', { name })}
        confirm={t('block.confirm')}
        isPending={block.isPending}
        onConfirm={() => block.mutate({ body: { userId: user.id } }, { onSettled: close })}
      />
      <ReportDialog
        open={asked === 'report'}
        onClose={close}
        contentId={user.id}
        entityReport="PROFILE"
        onSend={sendReport}
      />
    </>
  )
}
