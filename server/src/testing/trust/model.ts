import { PARENTAL_SWITCHES, type ParentalSwitch } from '@trilha/contract/constants'

/** The plain model of who belongs to which school and who answers for whom: no SQL, no HTTP, nothing of the server. */

export interface ModelAccount {
  id: string
  child: number
  school: number
  active: boolean
  blocked: boolean
  /** The administrator of this school gave a PIN. */
  hasPin: boolean
  switches: Record<ParentalSwitch, boolean>
  /** The guardian whose decision stands for a switch; null: the school's, or nobody's. */
  setBy: Record<ParentalSwitch, number | null>
}

export interface ModelChild {
  /** From 16 on, by the office's word. */
  isOldEnough: boolean
}

export interface ModelLink {
  guardian: number
  accountId: string
}

export interface ModelInvitation {
  id: string
  school: number
  child: number
  isOpen: boolean
}

export interface Model {
  children: ModelChild[]
  accounts: ModelAccount[]
  /** Whether each guardian's mailbox is confirmed. */
  mailboxes: boolean[]
  links: ModelLink[]
  invitations: ModelInvitation[]
}

export function newAccount(id: string, child: number, school: number): ModelAccount {
  return {
    id,
    child,
    school,
    active: true,
    blocked: false,
    hasPin: false,
    switches: { communityEnabled: false, chatEnabled: false, purchasesEnabled: false },
    setBy: { communityEnabled: null, chatEnabled: null, purchasesEnabled: null },
  }
}

export function accountAt({ accounts }: Model, child: number, school: number): ModelAccount | undefined {
  return accounts.find((account) => account.child === child && account.school === school)
}

export function activeAccounts({ accounts }: Model, child: number): ModelAccount[] {
  return accounts.filter((account) => account.child === child && account.active)
}

/** The link gives powers: the guardian's mailbox is confirmed, and the child is there. */
export function isProven(model: Model, guardian: number, account: ModelAccount): boolean {
  const isLinked = model.links.some((link) => link.guardian === guardian && link.accountId === account.id)
  return isLinked && account.active && model.mailboxes[guardian]!
}

export function guardianOf(model: Model, guardian: number, child: number): boolean {
  return activeAccounts(model, child).some((account) => isProven(model, guardian, account))
}

export function mayMeet(model: Model, account: ModelAccount): boolean {
  return (
    model.children[account.child]!.isOldEnough ||
    model.mailboxes.some((_, guardian) => isProven(model, guardian, account))
  )
}

export function setBySchool(account: ModelAccount, name: ParentalSwitch, value: boolean): void {
  if (account.switches[name] === value) return
  account.switches[name] = value
  account.setBy[name] = null
}

/** E66: a closing holds in every account of the child, an opening where the school confirmed the link. */
export function setByGuardian(
  model: Model,
  guardian: number,
  { account, name, value }: { account: ModelAccount; name: ParentalSwitch; value: boolean },
): void {
  const reached = activeAccounts(model, account.child).filter(
    (each) => each === account || !value || isProven(model, guardian, each),
  )
  for (const each of reached) {
    each.switches[name] = value
    each.setBy[name] = guardian
  }
}

/** What a guardian closed elsewhere is closed in a new account too. */
export function join(model: Model, account: ModelAccount): void {
  for (const name of PARENTAL_SWITCHES) {
    const closer = activeAccounts(model, account.child).find(
      (other) => !other.switches[name] && other.setBy[name] !== null && isProven(model, other.setBy[name], other),
    )
    if (closer) account.setBy[name] = closer.setBy[name]
  }
  model.accounts.push(account)
}

export function endLink(model: Model, { guardian, accountId }: ModelLink): void {
  model.links = model.links.filter((link) => link.guardian !== guardian || link.accountId !== accountId)
  const account = model.accounts.find(({ id }) => id === accountId)!
  for (const name of PARENTAL_SWITCHES) {
    if (account.setBy[name] !== guardian || !account.switches[name]) continue
    account.switches[name] = false
    account.setBy[name] = null
  }
}

/** A school confirmed the link: the guardian's standing decisions of other schools hold here too (E66). */
export function addLink(model: Model, added: ModelLink): void {
  model.links.push(added)
  const account = model.accounts.find(({ id }) => id === added.accountId)!
  const { guardian } = added
  for (const name of PARENTAL_SWITCHES) {
    const standing = activeAccounts(model, account.child).filter(
      (other) => other !== account && other.setBy[name] === guardian && isProven(model, guardian, other),
    )
    if (standing.length === 0) continue
    const isClosedByOther = account.setBy[name] !== null && account.setBy[name] !== guardian && !account.switches[name]
    const value = standing.every((other) => other.switches[name]) && !isClosedByOther
    if (account.switches[name] === value) continue
    account.switches[name] = value
    account.setBy[name] = guardian
  }
}
