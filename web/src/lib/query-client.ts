import { QueryClient } from '@tanstack/react-query'

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Every change redraws. By the fields that were noted as read, a list of a page just opened missed its answer now
        // and then, and the old rows stayed (e2e/family.spec.ts, the office finds a student).
        notifyOnChangeProps: 'all',
        // The API client repeats what may be repeated; twice would be four times.
        retry: false,
        // Offline is an error that a page can show, not an endless wait.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 30_000,
        gcTime: 10 * 60_000,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export const queryClient = createQueryClient()
