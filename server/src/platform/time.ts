/** The one clock of the process. For days and money only the database's counts. */
export function systemClock(): Date {
  return new Date()
}
