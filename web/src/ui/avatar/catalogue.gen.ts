// Made by scripts/gen-avatar.mjs from the SVG files of this folder. Change those, then run the script.
import type { Item } from './avatar.ts'
import { accessoriesAbafador } from './parts/accessories--abafador.gen.ts'
import { accessoriesAparelho } from './parts/accessories--aparelho.gen.ts'
import { accessoriesBengala } from './parts/accessories--bengala.gen.ts'
import { accessoriesBone } from './parts/accessories--bone.gen.ts'
import { accessoriesCadeira } from './parts/accessories--cadeira.gen.ts'
import { accessoriesFlor } from './parts/accessories--flor.gen.ts'
import { accessoriesFone } from './parts/accessories--fone.gen.ts'
import { accessoriesImplante } from './parts/accessories--implante.gen.ts'
import { accessoriesKipa } from './parts/accessories--kipa.gen.ts'
import { accessoriesLencoPescoco } from './parts/accessories--lenco-pescoco.gen.ts'
import { accessoriesMedalha } from './parts/accessories--medalha.gen.ts'
import { accessoriesMochila } from './parts/accessories--mochila.gen.ts'
import { accessoriesOculosEscuros } from './parts/accessories--oculos-escuros.gen.ts'
import { accessoriesOculos } from './parts/accessories--oculos.gen.ts'
import { accessoriesProteseBraco } from './parts/accessories--protese-braco.gen.ts'
import { accessoriesProteseTenis } from './parts/accessories--protese-tenis.gen.ts'
import { accessoriesProtese } from './parts/accessories--protese.gen.ts'
import { accessoriesSardas } from './parts/accessories--sardas.gen.ts'
import { accessoriesTampao } from './parts/accessories--tampao.gen.ts'
import { accessoriesVitiligo } from './parts/accessories--vitiligo.gen.ts'
import { backHairBlack } from './parts/back-hair--black.gen.ts'
import { backHairBoxeadora } from './parts/back-hair--boxeadora.gen.ts'
import { backHairCachos } from './parts/back-hair--cachos.gen.ts'
import { backHairChanel } from './parts/back-hair--chanel.gen.ts'
import { backHairCoque } from './parts/back-hair--coque.gen.ts'
import { backHairCrespo } from './parts/back-hair--crespo.gen.ts'
import { backHairDreads } from './parts/back-hair--dreads.gen.ts'
import { backHairLiso } from './parts/back-hair--liso.gen.ts'
import { backHairMarias } from './parts/back-hair--marias.gen.ts'
import { backHairNuca } from './parts/back-hair--nuca.gen.ts'
import { backHairOndas } from './parts/back-hair--ondas.gen.ts'
import { backHairPuffs } from './parts/back-hair--puffs.gen.ts'
import { backHairRabo } from './parts/back-hair--rabo.gen.ts'
import { backHairTrancas } from './parts/back-hair--trancas.gen.ts'
import { backgroundBolinhas } from './parts/background--bolinhas.gen.ts'
import { backgroundDisco } from './parts/background--disco.gen.ts'
import { backgroundEscola } from './parts/background--escola.gen.ts'
import { backgroundListras } from './parts/background--listras.gen.ts'
import { backgroundMorro } from './parts/background--morro.gen.ts'
import { bodyAceno } from './parts/body--aceno.gen.ts'
import { bodyPadrao } from './parts/body--padrao.gen.ts'
import { bodySentado } from './parts/body--sentado.gen.ts'
import { eyebrowsArqueadas } from './parts/eyebrows--arqueadas.gen.ts'
import { eyebrowsCuriosa } from './parts/eyebrows--curiosa.gen.ts'
import { eyebrowsDecididas } from './parts/eyebrows--decididas.gen.ts'
import { eyebrowsFinas } from './parts/eyebrows--finas.gen.ts'
import { eyebrowsGrossas } from './parts/eyebrows--grossas.gen.ts'
import { eyebrowsRetas } from './parts/eyebrows--retas.gen.ts'
import { eyebrowsSuaves } from './parts/eyebrows--suaves.gen.ts'
import { eyesAmendoados } from './parts/eyes--amendoados.gen.ts'
import { eyesCalmos } from './parts/eyes--calmos.gen.ts'
import { eyesCilios } from './parts/eyes--cilios.gen.ts'
import { eyesFinos } from './parts/eyes--finos.gen.ts'
import { eyesGrandes } from './parts/eyes--grandes.gen.ts'
import { eyesPiscadinha } from './parts/eyes--piscadinha.gen.ts'
import { eyesRedondos } from './parts/eyes--redondos.gen.ts'
import { eyesSorrindo } from './parts/eyes--sorrindo.gen.ts'
import { faceAlongado } from './parts/face--alongado.gen.ts'
import { faceCoracao } from './parts/face--coracao.gen.ts'
import { faceDown } from './parts/face--down.gen.ts'
import { faceOval } from './parts/face--oval.gen.ts'
import { faceQuadrado } from './parts/face--quadrado.gen.ts'
import { faceRedondo } from './parts/face--redondo.gen.ts'
import { frontHairBlack } from './parts/front-hair--black.gen.ts'
import { frontHairCachos } from './parts/front-hair--cachos.gen.ts'
import { frontHairCoque } from './parts/front-hair--coque.gen.ts'
import { frontHairCrespo } from './parts/front-hair--crespo.gen.ts'
import { frontHairDegrade } from './parts/front-hair--degrade.gen.ts'
import { frontHairDreads } from './parts/front-hair--dreads.gen.ts'
import { frontHairFranja } from './parts/front-hair--franja.gen.ts'
import { frontHairHijab } from './parts/front-hair--hijab.gen.ts'
import { frontHairLenco } from './parts/front-hair--lenco.gen.ts'
import { frontHairLiso } from './parts/front-hair--liso.gen.ts'
import { frontHairNago } from './parts/front-hair--nago.gen.ts'
import { frontHairOndas } from './parts/front-hair--ondas.gen.ts'
import { frontHairPuffs } from './parts/front-hair--puffs.gen.ts'
import { frontHairRaspado } from './parts/front-hair--raspado.gen.ts'
import { frontHairRepartido } from './parts/front-hair--repartido.gen.ts'
import { frontHairTopete } from './parts/front-hair--topete.gen.ts'
import { frontHairTrancas } from './parts/front-hair--trancas.gen.ts'
import { frontHairTurbanteAfro } from './parts/front-hair--turbante-afro.gen.ts'
import { frontHairTurbante } from './parts/front-hair--turbante.gen.ts'
import { mouthAberto } from './parts/mouth--aberto.gen.ts'
import { mouthAparelho } from './parts/mouth--aparelho.gen.ts'
import { mouthBanguela } from './parts/mouth--banguela.gen.ts'
import { mouthMeio } from './parts/mouth--meio.gen.ts'
import { mouthRiso } from './parts/mouth--riso.gen.ts'
import { mouthSerio } from './parts/mouth--serio.gen.ts'
import { mouthSorriso } from './parts/mouth--sorriso.gen.ts'
import { mouthSurpresa } from './parts/mouth--surpresa.gen.ts'
import { nosePadrao } from './parts/nose--padrao.gen.ts'
import { pantsBermuda } from './parts/pants--bermuda.gen.ts'
import { pantsJeans } from './parts/pants--jeans.gen.ts'
import { pantsJogger } from './parts/pants--jogger.gen.ts'
import { pantsLegging } from './parts/pants--legging.gen.ts'
import { pantsSaiaLonga } from './parts/pants--saia-longa.gen.ts'
import { pantsSaia } from './parts/pants--saia.gen.ts'
import { pantsShorts } from './parts/pants--shorts.gen.ts'
import { shirtAberto } from './parts/shirt--aberto.gen.ts'
import { shirtCamisa } from './parts/shirt--camisa.gen.ts'
import { shirtCamiseta } from './parts/shirt--camiseta.gen.ts'
import { shirtListras } from './parts/shirt--listras.gen.ts'
import { shirtMoletom } from './parts/shirt--moletom.gen.ts'
import { shirtPolo } from './parts/shirt--polo.gen.ts'
import { shirtRegata } from './parts/shirt--regata.gen.ts'
import { shirtUniforme } from './parts/shirt--uniforme.gen.ts'
import { shirtVestido } from './parts/shirt--vestido.gen.ts'
import { shoesBota } from './parts/shoes--bota.gen.ts'
import { shoesCanoAlto } from './parts/shoes--cano-alto.gen.ts'
import { shoesChinelo } from './parts/shoes--chinelo.gen.ts'
import { shoesSandalia } from './parts/shoes--sandalia.gen.ts'
import { shoesSapatilha } from './parts/shoes--sapatilha.gen.ts'
import { shoesTenis } from './parts/shoes--tenis.gen.ts'

export const basics: readonly Item[] = [
  accessoriesAbafador,
  accessoriesAparelho,
  accessoriesBengala,
  accessoriesBone,
  accessoriesCadeira,
  accessoriesFlor,
  accessoriesFone,
  accessoriesImplante,
  accessoriesKipa,
  accessoriesLencoPescoco,
  accessoriesMedalha,
  accessoriesMochila,
  accessoriesOculosEscuros,
  accessoriesOculos,
  accessoriesProteseBraco,
  accessoriesProteseTenis,
  accessoriesProtese,
  accessoriesSardas,
  accessoriesTampao,
  accessoriesVitiligo,
  backHairBlack,
  backHairBoxeadora,
  backHairCachos,
  backHairChanel,
  backHairCoque,
  backHairCrespo,
  backHairDreads,
  backHairLiso,
  backHairMarias,
  backHairNuca,
  backHairOndas,
  backHairPuffs,
  backHairRabo,
  backHairTrancas,
  backgroundBolinhas,
  backgroundDisco,
  backgroundEscola,
  backgroundListras,
  backgroundMorro,
  bodyAceno,
  bodyPadrao,
  bodySentado,
  eyebrowsArqueadas,
  eyebrowsCuriosa,
  eyebrowsDecididas,
  eyebrowsFinas,
  eyebrowsGrossas,
  eyebrowsRetas,
  eyebrowsSuaves,
  eyesAmendoados,
  eyesCalmos,
  eyesCilios,
  eyesFinos,
  eyesGrandes,
  eyesPiscadinha,
  eyesRedondos,
  eyesSorrindo,
  faceAlongado,
  faceCoracao,
  faceDown,
  faceOval,
  faceQuadrado,
  faceRedondo,
  frontHairBlack,
  frontHairCachos,
  frontHairCoque,
  frontHairCrespo,
  frontHairDegrade,
  frontHairDreads,
  frontHairFranja,
  frontHairHijab,
  frontHairLenco,
  frontHairLiso,
  frontHairNago,
  frontHairOndas,
  frontHairPuffs,
  frontHairRaspado,
  frontHairRepartido,
  frontHairTopete,
  frontHairTrancas,
  frontHairTurbanteAfro,
  frontHairTurbante,
  mouthAberto,
  mouthAparelho,
  mouthBanguela,
  mouthMeio,
  mouthRiso,
  mouthSerio,
  mouthSorriso,
  mouthSurpresa,
  nosePadrao,
  pantsBermuda,
  pantsJeans,
  pantsJogger,
  pantsLegging,
  pantsSaiaLonga,
  pantsSaia,
  pantsShorts,
  shirtAberto,
  shirtCamisa,
  shirtCamiseta,
  shirtListras,
  shirtMoletom,
  shirtPolo,
  shirtRegata,
  shirtUniforme,
  shirtVestido,
  shoesBota,
  shoesCanoAlto,
  shoesChinelo,
  shoesSandalia,
  shoesSapatilha,
  shoesTenis,
]

export const sold: Readonly<Record<string, () => Promise<Item>>> = {
  'accessories/asas': () => import('./parts/accessories--asas.gen.ts').then((part) => part.accessoriesAsas),
  'accessories/bigodes': () => import('./parts/accessories--bigodes.gen.ts').then((part) => part.accessoriesBigodes),
  'accessories/bola': () => import('./parts/accessories--bola.gen.ts').then((part) => part.accessoriesBola),
  'accessories/cachecol': () => import('./parts/accessories--cachecol.gen.ts').then((part) => part.accessoriesCachecol),
  'accessories/capa': () => import('./parts/accessories--capa.gen.ts').then((part) => part.accessoriesCapa),
  'accessories/catavento': () => import('./parts/accessories--catavento.gen.ts').then((part) => part.accessoriesCatavento),
  'accessories/colar': () => import('./parts/accessories--colar.gen.ts').then((part) => part.accessoriesColar),
  'accessories/coroa': () => import('./parts/accessories--coroa.gen.ts').then((part) => part.accessoriesCoroa),
  'accessories/gatinho': () => import('./parts/accessories--gatinho.gen.ts').then((part) => part.accessoriesGatinho),
  'accessories/gravatinha': () => import('./parts/accessories--gravatinha.gen.ts').then((part) => part.accessoriesGravatinha),
  'accessories/laco': () => import('./parts/accessories--laco.gen.ts').then((part) => part.accessoriesLaco),
  'accessories/livro': () => import('./parts/accessories--livro.gen.ts').then((part) => part.accessoriesLivro),
  'accessories/mago': () => import('./parts/accessories--mago.gen.ts').then((part) => part.accessoriesMago),
  'accessories/oculos-coracao': () => import('./parts/accessories--oculos-coracao.gen.ts').then((part) => part.accessoriesOculosCoracao),
  'accessories/pipa': () => import('./parts/accessories--pipa.gen.ts').then((part) => part.accessoriesPipa),
  'accessories/skate': () => import('./parts/accessories--skate.gen.ts').then((part) => part.accessoriesSkate),
  'accessories/touca': () => import('./parts/accessories--touca.gen.ts').then((part) => part.accessoriesTouca),
  'accessories/violao': () => import('./parts/accessories--violao.gen.ts').then((part) => part.accessoriesViolao),
  'backHair/coques': () => import('./parts/back-hair--coques.gen.ts').then((part) => part.backHairCoques),
  'backHair/rabo-alto': () => import('./parts/back-hair--rabo-alto.gen.ts').then((part) => part.backHairRaboAlto),
  'backHair/sereia': () => import('./parts/back-hair--sereia.gen.ts').then((part) => part.backHairSereia),
  'background/bandeirinhas': () => import('./parts/background--bandeirinhas.gen.ts').then((part) => part.backgroundBandeirinhas),
  'background/biblioteca': () => import('./parts/background--biblioteca.gen.ts').then((part) => part.backgroundBiblioteca),
  'background/cidade': () => import('./parts/background--cidade.gen.ts').then((part) => part.backgroundCidade),
  'background/espaco': () => import('./parts/background--espaco.gen.ts').then((part) => part.backgroundEspaco),
  'background/floresta': () => import('./parts/background--floresta.gen.ts').then((part) => part.backgroundFloresta),
  'background/laboratorio': () => import('./parts/background--laboratorio.gen.ts').then((part) => part.backgroundLaboratorio),
  'background/mar': () => import('./parts/background--mar.gen.ts').then((part) => part.backgroundMar),
  'background/praia': () => import('./parts/background--praia.gen.ts').then((part) => part.backgroundPraia),
  'background/quadra': () => import('./parts/background--quadra.gen.ts').then((part) => part.backgroundQuadra),
  'eyes/coracoes': () => import('./parts/eyes--coracoes.gen.ts').then((part) => part.eyesCoracoes),
  'eyes/estrelas': () => import('./parts/eyes--estrelas.gen.ts').then((part) => part.eyesEstrelas),
  'frontHair/cortina': () => import('./parts/front-hair--cortina.gen.ts').then((part) => part.frontHairCortina),
  'frontHair/espetado': () => import('./parts/front-hair--espetado.gen.ts').then((part) => part.frontHairEspetado),
  'frontHair/moicano': () => import('./parts/front-hair--moicano.gen.ts').then((part) => part.frontHairMoicano),
  'mouth/lingua': () => import('./parts/mouth--lingua.gen.ts').then((part) => part.mouthLingua),
  'pants/cargo': () => import('./parts/pants--cargo.gen.ts').then((part) => part.pantsCargo),
  'pants/jardineira': () => import('./parts/pants--jardineira.gen.ts').then((part) => part.pantsJardineira),
  'pants/tule': () => import('./parts/pants--tule.gen.ts').then((part) => part.pantsTule),
  'pants/xadrez': () => import('./parts/pants--xadrez.gen.ts').then((part) => part.pantsXadrez),
  'shirt/astronauta': () => import('./parts/shirt--astronauta.gen.ts').then((part) => part.shirtAstronauta),
  'shirt/bolinhas': () => import('./parts/shirt--bolinhas.gen.ts').then((part) => part.shirtBolinhas),
  'shirt/coracao': () => import('./parts/shirt--coracao.gen.ts').then((part) => part.shirtCoracao),
  'shirt/foguete': () => import('./parts/shirt--foguete.gen.ts').then((part) => part.shirtFoguete),
  'shirt/futebol': () => import('./parts/shirt--futebol.gen.ts').then((part) => part.shirtFutebol),
  'shirt/jaleco': () => import('./parts/shirt--jaleco.gen.ts').then((part) => part.shirtJaleco),
  'shirt/jaqueta': () => import('./parts/shirt--jaqueta.gen.ts').then((part) => part.shirtJaqueta),
  'shirt/sueter': () => import('./parts/shirt--sueter.gen.ts').then((part) => part.shirtSueter),
  'shirt/xadrez': () => import('./parts/shirt--xadrez.gen.ts').then((part) => part.shirtXadrez),
  'shoes/galocha': () => import('./parts/shoes--galocha.gen.ts').then((part) => part.shoesGalocha),
  'shoes/pantufa': () => import('./parts/shoes--pantufa.gen.ts').then((part) => part.shoesPantufa),
  'shoes/patins': () => import('./parts/shoes--patins.gen.ts').then((part) => part.shoesPatins),
}
