import type { Found } from './match.ts'

/** What is said in class or is a name, although a word of it is blocked elsewhere: with its neighbours it means them. */
const innocent = [
  'a dama e o vagabundo',
  // Novels.
  'O idiota(?:[,:]? (?:de|por))?[,:]? (?:Fi[óo]dor )?Dosto[iy][ée]vsk[iy]',
  'O idiota da família',
  'Idiota é um (?:livro|romance)',
  // What one sends to be employed.
  '[mst]eu CV',
  'sem atas?',
  // Woods.
  'se mata (?:atlântica|ciliar|fechada|nativa|virgem)',
  // Out of love for something, in a play, or microbes: somebody or something is told of, nobody is told to.
  '(?:vai |pode |devia |deveria )?se mat(?:ar|a|e) (?:de|para|pra|por|com|em|n[ao]s?|[ao]s?|uma?|muito|\\p{L}+ndo)',
  '(?:hero[íi]na|her[óo]i|Julieta|Ofélia|personagem|protagonista|rainha|rei|Romeu|Werther) se mata',
  'saudação(?: nazista)?:? ["“‘]?heil hitler',
  // A beetle.
  'rola-bostas?',
  // Horns: of animals, of the map, and of an orchestra.
  'cornos? d[aeo]s? (?:África|alces?|antílopes?|bodes?|bois?|búfalos?|cabras?|carneiros?|cervos?|rinocerontes?|touros?|unicórnios?|vacas?|veados?)',
  'corno inglês',
  // What comes later, in physics and chemistry.
  '(?:ação|crescimento|desenvolvimento|diferencial|efeito|fogo|liberação|movimento|potencial|uniformemente) retardad[ao]s?',
  // A town of Minas Gerais, and the regions of Russia.
  'Caraí,? ?[-–/(]? ?(?:MG|Minas Gerais)',
  '(?:cidade|município|prefeitura) de Caraí',
  '(?:Altai|Kamchatka|Perm|\\p{L}+odar|\\p{L}+sk[iy]y?|\\p{L}+pol|\\p{L}+yarsk|Khabarovsk) Krai',
].map((pattern) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu'))

/** Without those that stand in such a place. */
export function withoutInnocent(text: string, found: readonly Found[]): Found[] {
  if (found.length === 0) return []
  const places = innocent.flatMap((pattern) => [...text.matchAll(pattern)])
  return found.filter(
    ({ from, to }) => !places.some(({ index, 0: place }) => index <= from && to <= index + place.length),
  )
}
