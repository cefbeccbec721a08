// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from './avatar.ts'
import { accessoriesAparelho } from './parts/accessories--aparelho.gen.ts'
import { accessoriesBengala } from './parts/accessories--bengala.gen.ts'
import { accessoriesBone } from './parts/accessories--bone.gen.ts'
import { accessoriesCadeira } from './parts/accessories--cadeira.gen.ts'
import { accessoriesFlor } from './parts/accessories--flor.gen.ts'
import { accessoriesFone } from './parts/accessories--fone.gen.ts'
import { accessoriesImplante } from './parts/accessories--implante.gen.ts'
import { accessoriesMedalha } from './parts/accessories--medalha.gen.ts'
import { accessoriesMochila } from './parts/accessories--mochila.gen.ts'
import { accessoriesOculos } from './parts/accessories--oculos.gen.ts'
import { accessoriesProtese } from './parts/accessories--protese.gen.ts'
import { accessoriesSardas } from './parts/accessories--sardas.gen.ts'
import { accessoriesVitiligo } from './parts/accessories--vitiligo.gen.ts'
import { backHairBlack } from './parts/back-hair--black.gen.ts'
import { backHairCachos } from './parts/back-hair--cachos.gen.ts'
import { backHairChanel } from './parts/back-hair--chanel.gen.ts'
import { backHairCoque } from './parts/back-hair--coque.gen.ts'
import { backHairLiso } from './parts/back-hair--liso.gen.ts'
import { backHairOndas } from './parts/back-hair--ondas.gen.ts'
import { backHairPuffs } from './parts/back-hair--puffs.gen.ts'
import { backHairRabo } from './parts/back-hair--rabo.gen.ts'
import { backHairTrancas } from './parts/back-hair--trancas.gen.ts'
import { backgroundDisco } from './parts/background--disco.gen.ts'
import { backgroundMorro } from './parts/background--morro.gen.ts'
import { bodyAceno } from './parts/body--aceno.gen.ts'
import { bodyPadrao } from './parts/body--padrao.gen.ts'
import { bodySentado } from './parts/body--sentado.gen.ts'
import { eyebrowsArqueadas } from './parts/eyebrows--arqueadas.gen.ts'
import { eyebrowsRetas } from './parts/eyebrows--retas.gen.ts'
import { eyebrowsSuaves } from './parts/eyebrows--suaves.gen.ts'
import { eyesAmendoados } from './parts/eyes--amendoados.gen.ts'
import { eyesCilios } from './parts/eyes--cilios.gen.ts'
import { eyesRedondos } from './parts/eyes--redondos.gen.ts'
import { eyesSorrindo } from './parts/eyes--sorrindo.gen.ts'
import { faceOval } from './parts/face--oval.gen.ts'
import { frontHairBlack } from './parts/front-hair--black.gen.ts'
import { frontHairCachos } from './parts/front-hair--cachos.gen.ts'
import { frontHairCoque } from './parts/front-hair--coque.gen.ts'
import { frontHairDegrade } from './parts/front-hair--degrade.gen.ts'
import { frontHairFranja } from './parts/front-hair--franja.gen.ts'
import { frontHairHijab } from './parts/front-hair--hijab.gen.ts'
import { frontHairLenco } from './parts/front-hair--lenco.gen.ts'
import { frontHairLiso } from './parts/front-hair--liso.gen.ts'
import { frontHairOndas } from './parts/front-hair--ondas.gen.ts'
import { frontHairPuffs } from './parts/front-hair--puffs.gen.ts'
import { frontHairTopete } from './parts/front-hair--topete.gen.ts'
import { frontHairTrancas } from './parts/front-hair--trancas.gen.ts'
import { frontHairTurbante } from './parts/front-hair--turbante.gen.ts'
import { mouthAberto } from './parts/mouth--aberto.gen.ts'
import { mouthMeio } from './parts/mouth--meio.gen.ts'
import { mouthSerio } from './parts/mouth--serio.gen.ts'
import { mouthSorriso } from './parts/mouth--sorriso.gen.ts'
import { nosePadrao } from './parts/nose--padrao.gen.ts'
import { pantsJeans } from './parts/pants--jeans.gen.ts'
import { pantsJogger } from './parts/pants--jogger.gen.ts'
import { pantsSaia } from './parts/pants--saia.gen.ts'
import { pantsShorts } from './parts/pants--shorts.gen.ts'
import { shirtAberto } from './parts/shirt--aberto.gen.ts'
import { shirtCamiseta } from './parts/shirt--camiseta.gen.ts'
import { shirtListras } from './parts/shirt--listras.gen.ts'
import { shirtMoletom } from './parts/shirt--moletom.gen.ts'
import { shirtUniforme } from './parts/shirt--uniforme.gen.ts'
import { shoesBota } from './parts/shoes--bota.gen.ts'
import { shoesTenis } from './parts/shoes--tenis.gen.ts'

export const catalogue: readonly Item[] = [
  accessoriesAparelho,
  accessoriesBengala,
  accessoriesBone,
  accessoriesCadeira,
  accessoriesFlor,
  accessoriesFone,
  accessoriesImplante,
  accessoriesMedalha,
  accessoriesMochila,
  accessoriesOculos,
  accessoriesProtese,
  accessoriesSardas,
  accessoriesVitiligo,
  backHairBlack,
  backHairCachos,
  backHairChanel,
  backHairCoque,
  backHairLiso,
  backHairOndas,
  backHairPuffs,
  backHairRabo,
  backHairTrancas,
  backgroundDisco,
  backgroundMorro,
  bodyAceno,
  bodyPadrao,
  bodySentado,
  eyebrowsArqueadas,
  eyebrowsRetas,
  eyebrowsSuaves,
  eyesAmendoados,
  eyesCilios,
  eyesRedondos,
  eyesSorrindo,
  faceOval,
  frontHairBlack,
  frontHairCachos,
  frontHairCoque,
  frontHairDegrade,
  frontHairFranja,
  frontHairHijab,
  frontHairLenco,
  frontHairLiso,
  frontHairOndas,
  frontHairPuffs,
  frontHairTopete,
  frontHairTrancas,
  frontHairTurbante,
  mouthAberto,
  mouthMeio,
  mouthSerio,
  mouthSorriso,
  nosePadrao,
  pantsJeans,
  pantsJogger,
  pantsSaia,
  pantsShorts,
  shirtAberto,
  shirtCamiseta,
  shirtListras,
  shirtMoletom,
  shirtUniforme,
  shoesBota,
  shoesTenis,
]
