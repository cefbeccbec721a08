import {
  IconBallFootball,
  IconBook,
  IconDice5,
  IconFlask,
  IconHash,
  IconHourglass,
  IconLanguage,
  IconLeaf,
  IconMathSymbols,
  IconMountain,
  IconMusic,
  IconPalette,
  IconRobot,
  type Icon,
} from '@tabler/icons-react'
import { folded } from '../../lib/folded.ts'

/** By how a word of its name begins: schools name their subjects themselves. */
const icons: readonly [start: RegExp, icon: Icon][] = [
  [/\b(art|desenh|pintur|teatr)/, IconPalette],
  [/\b(cienc|scien|quimic|fisic|biolog|astron)/, IconFlask],
  [/\b(esport|sport|futebol|volei|basquet)/, IconBallFootball],
  [/\b(histor|museu)/, IconHourglass],
  [/\b(jogo|game|xadrez)/, IconDice5],
  [/\b(leitur|livro|read|book|poesia|literat)/, IconBook],
  [/\b(matemat|math)/, IconMathSymbols],
  [/\b(ambiente|natur|environ|planta|horta)/, IconLeaf],
  [/\b(music|danca)/, IconMusic],
  [/\b(robot|program|comput|tecnolog)/, IconRobot],
  [/\b(trilha|montanh|geograf|viage)/, IconMountain],
  [/\b(ingles|espanhol|lingua|idioma|language)/, IconLanguage],
]

export function SubjectIcon({ name, size }: { name: string; size: number }) {
  const plain = folded(name)
  const Drawn = icons.find(([start]) => start.test(plain))?.[1] ?? IconHash
  return <Drawn size={size} stroke={1.9} aria-hidden="true" />
}
