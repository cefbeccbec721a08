const listeners = new Set<() => void>()
let school: string | undefined

/** The school that is being prepared, while an account is changed; outside of the pages, which start anew meanwhile. */
export const accountSwitch = {
  schoolName: () => school,
  show: (name: string | undefined) => {
    school = name
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
