import { Outlet } from '@tanstack/react-router'
import { Toasts } from '../ui/base/Toasts.tsx'

export function Root() {
  return (
    <>
      <Outlet />
      <Toasts />
    </>
  )
}
