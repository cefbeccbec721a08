import { MantineContext, MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { getPreferences, setPreferences, subscribePreferences } from './preferences.ts'
import { cssVariables, theme } from './theme.ts'

/** Mantine keeps its colour scheme in our store, so one key holds every preference and other tabs follow. */
const schemeManager: MantineColorSchemeManager = createSchemeManager()

function createSchemeManager(): MantineColorSchemeManager {
  let stop = () => {}
  return {
    get: () => getPreferences().scheme,
    set: (scheme) => {
      if (scheme !== getPreferences().scheme) setPreferences({ scheme })
    },
    subscribe: (onUpdate) => {
      let last = getPreferences().scheme
      stop = subscribePreferences(() => {
        const { scheme } = getPreferences()
        if (scheme === last) return
        last = scheme
        onUpdate(scheme)
      })
    },
    unsubscribe: () => stop(),
    clear: () => setPreferences({ scheme: 'auto' }),
  }
}

/**
 * Around what is made of Mantine's components, once: inside another it adds nothing. Signed-in pages stand in one; the
 * way in has none, for its theme would be a twentieth of all that a first visit downloads.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  if (use(MantineContext)) return children
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      // We do not ship Mantine's 27 KB of default variables, so it must write all of them.
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  )
}
