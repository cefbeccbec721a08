import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../lib/api/api-error.ts'
import type { Answer } from '../../lib/api/types.ts'
import { currentAccountQuery } from '../../lib/current-account.ts'
import { logError } from '../../lib/log.ts'
import { queryClient } from '../../lib/query-client.ts'
import { refreshDomains } from '../../lib/query.ts'
import { switchAccount } from '../../lib/session.ts'
import { toast } from '../../ui/base/toasts.ts'
import { homeOf } from '../home.ts'
import { accountSwitch } from './switch-store.ts'

type MyAccount = Answer<'accounts', 'listMine'>[number]

/** The stage is there to be read; an answer within a blink would only flicker. */
const leastMilliseconds = 1000

/** Leads to the home of the other account: the page on screen may show what belongs to this one. */
export function useSwitchAccount(): (account: MyAccount) => Promise<void> {
  const router = useRouter()
  const { t } = useTranslation('app')
  return async function change({ id, role, school }) {
    if (accountSwitch.schoolName() !== undefined) return
    accountSwitch.show(school.name)
    const read = new Promise((resolve) => setTimeout(resolve, leastMilliseconds))
    try {
      await switchAccount(id)
      await router.navigate({ to: homeOf(role) })
      await Promise.all([queryClient.ensureQueryData(currentAccountQuery), read])
    } catch (error) {
      logError('accounts.changeTo', error)
      const isGone = isApiError(error) && (error.code === 'br_0003' || error.code === 'nf_0001')
      toast.error(t(isGone ? 'switch.notMember' : 'switch.failed'))
      await refreshDomains(queryClient, ['accounts'])
    } finally {
      accountSwitch.show(undefined)
    }
  }
}
