import { Outlet } from '@tanstack/react-router'
import { Suspense, useSyncExternalStore } from 'react'
import { Toasts } from '../ui/base/Toasts.tsx'
import { useFocusStays } from '../ui/base/use-focus-stays.ts'
import { accountSwitch } from './account-switch/switch-store.ts'
import { SwitchStage } from './account-switch/SwitchStage.tsx'
import { UnsavedGuard } from './UnsavedGuard.tsx'

export function Root() {
  useFocusStays()
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

/** Above the pages, which start anew with the other account. Here from the start: fetched first, it would come too late. */
function Switching() {
  const schoolName = useSyncExternalStore(accountSwitch.subscribe, accountSwitch.schoolName)
  if (schoolName === undefined) return null
  return <SwitchStage schoolName={schoolName} />
}
