import type { ParentalSwitch } from '@trilha/contract/constants'
import { useContractMutation } from '../../lib/query.ts'
import { saving } from '../../ui/base/toasts.ts'

type Switches = Record<ParentalSwitch, boolean>

/** Turns parts of one control on and off; the switch shows what was asked for until the server has answered. */
export function useControlChange(control: Switches & { id: string }) {
  const update = useContractMutation('family', 'update')
  const asked = (update.isPending && update.variables.body) || {}
  return {
    shown: {
      communityEnabled: asked.communityEnabled ?? control.communityEnabled,
      chatEnabled: asked.chatEnabled ?? control.chatEnabled,
      purchasesEnabled: asked.purchasesEnabled ?? control.purchasesEnabled,
    },
    change(body: Partial<Switches>) {
      // What went wrong is said by the notice; the switch goes back by itself.
      void saving(() => update.mutateAsync({ params: { id: control.id }, body }), 'update').catch(() => {})
    },
  }
}
