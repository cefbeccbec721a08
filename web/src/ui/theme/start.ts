import './fonts.css'
import './tokens.css'
import './global.css'
import { applyPreferences, subscribePreferences } from './preferences.ts'

applyPreferences()
// Whoever follows the system follows it while the page is open.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyPreferences)
// And what another tab chose.
subscribePreferences(applyPreferences)
