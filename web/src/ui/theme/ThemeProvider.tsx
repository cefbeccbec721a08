import { MantineProvider, type MantineColorSchemeManager } from '@mantine/core'
import type { ReactNode } from 'react'
import './fonts.css'
import './tokens.css'
import './global.css'
import { applyPreferences, getPreferences, setPreferences, subscribePreferences } from './preferences.ts'
import { cssVariables, theme } from './theme.ts'

applyPreferences()

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

// Not deduplicated: we do not ship Mantine's 27 KB of default variables, so it must write all of them.
export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      {children}
    </MantineProvider>
  )
}
