import { useQuery } from '@tanstack/react-query'
import { SAVINGS_GOAL_TITLE_MAX } from '@trilha/contract/constants/economy'
import { avatarItemKey, type AvatarCatalogueItem } from '@trilha/contract/economy/avatar-catalogue'
import { useTranslation } from 'react-i18next'
import { query, useContractMutation } from '../../../lib/query.ts'
import { Button } from '../../../ui/base/Button.tsx'
import { saving } from '../../../ui/base/toasts.ts'
import { itemKey } from '../item-key.ts'

/** Makes it a savings goal; its price is the server's to say. */
export function SaveForItem({ item }: { item: AvatarCatalogueItem }) {
  const { t } = useTranslation(['unlocks', 'wardrobe'])
  const key = avatarItemKey(item)
  const { data: goals } = useQuery(query('wallets', 'listMyGoals'))
  const create = useContractMutation('wallets', 'createGoal')
  if (!goals) return null
  if (goals.some((goal) => goal.item === key)) return <p role="status">{t('unlocks:goal.is')}</p>
  const title = t(itemKey(item)).slice(0, SAVINGS_GOAL_TITLE_MAX)
  return (
    <Button
      variant="line"
      size="s"
      loading={create.isPending}
      onClick={() => void saving(create.mutateAsync({ body: { title, item: key } })).catch(() => {})}
    >
      {t('unlocks:goal.create')}
    </Button>
  )
}
