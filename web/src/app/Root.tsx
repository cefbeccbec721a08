import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { Toasts } from '../ui/base/Toasts.tsx'
import { accountSwitch } from './account-switch/switch-store.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

const SwitchStage = lazy(async () => {
  const { SwitchStage: component } = await import('./account-switch/SwitchStage.tsx')
  return { default: component }
})

export function Root() {
  return (
    <>
      <Outlet />
      <Switching />
      <UnsavedGuard />
      {/* Its sentences come with the page's; a page without them does not wait. */}
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
