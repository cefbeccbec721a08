// Made by scripts/gen-tokens.mjs from tokens.json. Change that file, then run the script.

export const breakpoint = {
  mobile: 0,
  tablet: 700,
  desktop: 1200,
  wide: 1440,
  contentMax: 1200,
} as const

export const duration = {
  instant: 80,
  fast: 140,
  base: 220,
  slow: 360,
  celebrate: 900,
  chest: 1600,
} as const

export const radius = {
  xs: 8,
  s: 11,
  m: 14,
  l: 18,
  xl: 22,
  '2xl': 28,
  pill: 999,
} as const

export const space = {
  0: 0,
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  5: 20,
  6: 24,
  7: 28,
  8: 32,
  10: 40,
  12: 48,
  16: 64,
} as const

export const layer = {
  base: 0,
  sticky: 10,
  tabbar: 20,
  overlay: 100,
  dialog: 110,
  celebration: 120,
  toast: 130,
} as const

export const mata = {
  soft: '#DBF0E5',
  light: '#0B6E4F',
  hover: '#095D43',
  active: '#074C37',
  dark: '#3FC795',
  night: '#0C1512',
} as const
