// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from '../avatar.ts'

export const eyesCoracoes: Item = { slot: 'eyes', id: 'coracoes', parts: [{ layer: 84, shapes: [{ d: 'M156 187.5C138.8 176 143.4 164.5 150.3 165.1C154.3 165.4 156 169.1 156 170.8C156 169.1 157.7 165.4 161.8 165.1C168.7 164.5 173.3 176 156 187.5ZM204 187.5C186.8 176 191.4 164.5 198.3 165.1C202.3 165.4 204 169.1 204 170.8C204 169.1 205.7 165.4 209.8 165.1C216.7 164.5 221.3 176 204 187.5Z', fill: 'var(--eye,#D93A2B)' }, { d: 'M148.2 171a2.4 2.4 0 0 1 4.8 0a2.4 2.4 0 0 1 -4.8 0zM196.2 171a2.4 2.4 0 0 1 4.8 0a2.4 2.4 0 0 1 -4.8 0z', fill: '#fff' }] }] }
