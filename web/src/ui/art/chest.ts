export type ChestKind = 'COMMON' | 'RARE' | 'EPIC' | 'LEGENDARY'

export const chestStars: Record<ChestKind, number> = { COMMON: 1, RARE: 2, EPIC: 3, LEGENDARY: 4 }

/** Art keeps its colours in both themes, so these are values and not theme variables. */
export const chestColours: Record<ChestKind, Record<'lid' | 'box' | 'rim' | 'band' | 'dark', string>> = {
  COMMON: { lid: '#A9713B', box: '#8A5A2B', rim: '#6B431D', band: '#D9B98F', dark: '#4D2F13' },
  RARE: { lid: '#19A0BB', box: '#0B7C93', rim: '#075F71', band: '#BFEAF2', dark: '#04414E' },
  EPIC: { lid: '#8B62DB', box: '#6B3FC0', rim: '#4E2A96', band: '#E1D3FB', dark: '#351A6B' },
  LEGENDARY: { lid: '#FFC629', box: '#E6A800', rim: '#B97F00', band: '#FFF2CC', dark: '#6E4B00' },
}

/** The stage behind an opening chest: ground, lines and rays, two discs, and the ink of a pennant on it. */
export const stageColours: Record<ChestKind, Record<'ground' | 'light' | 'disc' | 'disc2' | 'ink' | 'soft', string>> = {
  COMMON: { ground: '#2A1A0C', light: '#DDB98F', disc: '#46301A', disc2: '#5C4024', ink: '#38220D', soft: '#EAD9C2' },
  RARE: { ground: '#0E3440', light: '#8BDCEC', disc: '#134958', disc2: '#185E71', ink: '#06323D', soft: '#CFEFF6' },
  EPIC: { ground: '#221345', light: '#CDB7FA', disc: '#3A2273', disc2: '#4C2F92', ink: '#2A1258', soft: '#D9CCF8' },
  LEGENDARY: {
    ground: '#3A2600',
    light: '#FFD769',
    disc: '#573A02',
    disc2: '#735005',
    ink: '#3A2600',
    soft: '#FFEBB5',
  },
}

/** Stage and confetti share their coordinates: the chest's light is at (0, 0). */
export const stageViewBox = '-720 -470 1440 900'
