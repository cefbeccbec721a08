import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { accountSwitch } from './account-switch/switch-store.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

const SwitchStage = lazy(async () => {
  const { SwitchStage: component } = await import('./account-switch/SwitchStage.tsx')
  return { default: component }
})

/** Not before the first page stands: nothing has happened yet that it could tell of. */
const Toasts = lazy(async () => ({ default: (await import('../ui/base/Toasts.tsx')).Toasts }))

export function Root() {
  return (
    <>
      <Outlet />
      <Switching />
      <UnsavedGuard />
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </>
  )
}

/** Above the pages, which start anew with the other account. */
function Switching() {
  const schoolName = useSyncExternalStore(accountSwitch.subscribe, accountSwitch.schoolName)
  if (schoolName === undefined) return null
  return (
    <Suspense fallback={null}>
      <SwitchStage schoolName={schoolName} />
    </Suspense>
  )
}
