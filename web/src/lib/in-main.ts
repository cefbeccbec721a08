import { createContext } from 'react'

/** Whether a shell with its landmark stands around: what may come before or inside one brings its own only before. */
export const InMain = createContext(false)
