/** Into which the domains of contract, server and web are sorted. */
export const areas = [
  'community',
  'economy',
  'growth',
  'identity',
  'learning',
  'media',
  'messaging',
  'school',
  'worlds',
]
