import { agua } from './agua/index.ts'
import { bairro } from './bairro/index.ts'
import { ceu } from './ceu/index.ts'
import { formas } from './formas/index.ts'
import { horta } from './horta/index.ts'
import { quilombos } from './quilombos/index.ts'
import { rimas } from './rimas/index.ts'
import { robo } from './robo/index.ts'
import type { DemoCourse } from './shape.ts'
import { vento } from './vento/index.ts'

/** The newest first, as a list of courses shows them. */
export const courses: readonly DemoCourse[] = [vento, agua, formas, robo, quilombos, bairro, ceu, rimas, horta]
