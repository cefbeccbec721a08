import { chestsRoutes } from './economy/chests/chests.routes.ts'
import { findOwnedChest } from './economy/chests/public.ts'
import { walletsRoutes } from './economy/wallets/wallets.routes.ts'
import { accountsRoutes } from './identity/accounts/accounts.routes.ts'
import { authJobs } from './identity/auth/auth.jobs.ts'
import { authRoutes } from './identity/auth/auth.routes.ts'
import { privacyJobs } from './identity/privacy/privacy.jobs.ts'
import { privacyRoutes } from './identity/privacy/privacy.routes.ts'
import { isOwnArchive, isVisibleDataRequest } from './identity/privacy/public.ts'
import { notificationsJobs } from './messaging/notifications/notifications.jobs.ts'
import { notificationsRoutes } from './messaging/notifications/notifications.routes.ts'
import { isOwnNotification } from './messaging/notifications/public.ts'
import type { DomainRoutes } from './platform/http/mount.ts'
import type { Jobs } from './platform/jobs.ts'
import type { Policies } from './platform/session/policy.ts'

/** Registries of the domains, one sorted line each. */
export const domainRoutes: readonly DomainRoutes[] = [
  accountsRoutes,
  authRoutes,
  chestsRoutes,
  notificationsRoutes,
  privacyRoutes,
  walletsRoutes,
]

export const domainJobs: Jobs = { ...authJobs, ...notificationsJobs, ...privacyJobs }

export const policies: Policies = {
  objects: {
    chest: async (db, session, { id = '' }) => (await findOwnedChest(db, session.accountId, id)) !== undefined,
    dataExport: (db, session, { id = '' }) => isOwnArchive(db, session.userId, id),
    dataRequest: (db, session, { id = '' }) => isVisibleDataRequest(db, session, id),
    notification: (db, session, { id = '' }) => isOwnNotification(db, session, id),
  },
}
