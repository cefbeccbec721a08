import { onlineManager, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../lib/query-client.ts'
import { forgetWithAccount } from '../lib/session.ts'

// The library believes in a network until it hears otherwise.
onlineManager.setOnline(navigator.onLine)

forgetWithAccount(() => {
  // What is still on its way belongs to the account that left.
  void queryClient.cancelQueries()
  queryClient.clear()
})

/** Around pages that ask by queries. The login asks without, and does not fetch the library. */
export function QueryScope({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}
