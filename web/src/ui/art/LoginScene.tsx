import { cssVars, finder, type AvatarSelection } from '../avatar/avatar.ts'
import { AvatarLayers } from '../avatar/AvatarLayers.tsx'
import { accessoriesCadeira } from '../avatar/parts/accessories--cadeira.gen.ts'
import { accessoriesMochila } from '../avatar/parts/accessories--mochila.gen.ts'
import { backHairBlack } from '../avatar/parts/back-hair--black.gen.ts'
import { backHairTrancas } from '../avatar/parts/back-hair--trancas.gen.ts'
import { bodyAceno } from '../avatar/parts/body--aceno.gen.ts'
import { bodyPadrao } from '../avatar/parts/body--padrao.gen.ts'
import { bodySentado } from '../avatar/parts/body--sentado.gen.ts'
import { eyebrowsRetas } from '../avatar/parts/eyebrows--retas.gen.ts'
import { eyebrowsSuaves } from '../avatar/parts/eyebrows--suaves.gen.ts'
import { eyesCilios } from '../avatar/parts/eyes--cilios.gen.ts'
import { eyesRedondos } from '../avatar/parts/eyes--redondos.gen.ts'
import { faceOval } from '../avatar/parts/face--oval.gen.ts'
import { frontHairBlack } from '../avatar/parts/front-hair--black.gen.ts'
import { frontHairDegrade } from '../avatar/parts/front-hair--degrade.gen.ts'
import { frontHairHijab } from '../avatar/parts/front-hair--hijab.gen.ts'
import { frontHairTrancas } from '../avatar/parts/front-hair--trancas.gen.ts'
import { mouthAberto } from '../avatar/parts/mouth--aberto.gen.ts'
import { mouthSorriso } from '../avatar/parts/mouth--sorriso.gen.ts'
import { nosePadrao } from '../avatar/parts/nose--padrao.gen.ts'
import { pantsJeans } from '../avatar/parts/pants--jeans.gen.ts'
import { pantsJogger } from '../avatar/parts/pants--jogger.gen.ts'
import { pantsSaia } from '../avatar/parts/pants--saia.gen.ts'
import { shirtMoletom } from '../avatar/parts/shirt--moletom.gen.ts'
import { shirtUniforme } from '../avatar/parts/shirt--uniforme.gen.ts'
import { shoesTenis } from '../avatar/parts/shoes--tenis.gen.ts'
import { caio, luana, rafa, yasmin } from '../avatar/presets.ts'
import { ContourLines } from './ContourLines.tsx'
import { Araucaria, Flag, Ipe, RoundTree, sand, Sun } from './Landscape.tsx'
import styles from './LoginScene.module.css'
import { pictureProps } from './picture-props.ts'

// The login page counts every kilobyte, so the scene brings what its four children wear and not the whole catalogue.
const find = finder([
  accessoriesCadeira,
  accessoriesMochila,
  backHairBlack,
  backHairTrancas,
  bodyAceno,
  bodyPadrao,
  bodySentado,
  eyebrowsRetas,
  eyebrowsSuaves,
  eyesCilios,
  eyesRedondos,
  faceOval,
  frontHairBlack,
  frontHairDegrade,
  frontHairHijab,
  frontHairTrancas,
  mouthAberto,
  mouthSorriso,
  nosePadrao,
  pantsJeans,
  pantsJogger,
  pantsSaia,
  shirtMoletom,
  shirtUniforme,
  shoesTenis,
])

const road =
  'M246 1055C291 1021 335 984 385 958C468 915 560 927 617 838C629 820 638 798 637 776C637 720 586 694 540 676C485 653 428 634 371 618C336 608 342 606 378 595C400 587 424 582 446 574C469 564 491 549 508 531C560 477 503 467 489 437C482 421 488 403 486 386L478 386C453 474 501 470 497 490C497 494 486 501 483 504C469 514 453 523 437 528C389 543 337 539 300 578C289 588 281 601 279 616C272 675 356 691 397 708C434 722 491 748 525 767C545 778 542 774 531 783C521 793 509 801 496 806C443 824 387 827 335 850C277 875 228 914 174 945Z'

/** The stage of the login page. Fills its box and keeps the ground; the box gives the radius. */
export function LoginScene({ label }: { label?: string }) {
  return (
    <svg className={styles.scene} viewBox="0 0 820 900" preserveAspectRatio="xMidYMax slice" {...pictureProps(label)}>
      <rect x="-400" y="-400" width="1620" height="1300" fill="#0B3A2D" />
      <ContourLines cx={420} cy={250} start={19} step={54} count={15} seed={2} width={1.6} opacity={0.13} />
      <Sun x={600} y={262} r={74} />
      <path
        d="M-20 520C90 400 210 380 320 440C420 330 560 300 660 372C720 340 780 346 840 372V920H-20Z"
        fill="#12493A"
      />
      <path d="M-20 600C100 520 240 500 380 560C500 480 680 470 840 540V920H-20Z" fill="#185F4A" />
      <Araucaria x={80} y={560} scale={1.1} />
      <Araucaria x={130} y={548} scale={0.8} />
      <Araucaria x={742} y={512} />
      <Araucaria x={786} y={524} scale={0.74} />
      <path d="M-20 690C140 620 320 620 460 660C600 610 740 620 840 656V920H-20Z" fill="#1F7B5C" />
      <Ipe x={690} y={650} scale={1.5} />
      <Ipe x={764} y={664} scale={0.95} />
      <RoundTree x={60} y={690} scale={1.2} />
      <RoundTree x={112} y={676} scale={0.9} />
      <path d="M-20 800C160 730 420 740 560 770C680 740 780 748 840 760V920H-20Z" fill="#2A946F" />
      <path d={road} fill={sand} />
      <Flag x={482} y={390} scale={1.5} />
      <Child selection={yasmin} x={176} y={596} height={236} />
      <Child selection={rafa} x={492} y={560} height={262} />
      <Child selection={luana} x={300} y={566} height={286} />
      <Child selection={caio} x={58} y={622} height={252} />
      <RoundTree x={772} y={842} scale={1.3} light />
      <RoundTree x={722} y={862} scale={0.9} light />
    </svg>
  )
}

function Child({ selection, x, y, height }: { selection: AvatarSelection; x: number; y: number; height: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${height / 640})`} style={cssVars(selection)}>
      <ellipse cx="180" cy="616" rx="92" ry="13" fill="#0B3A2D" opacity=".28" />
      <AvatarLayers selection={selection} crop="whole" find={find} />
    </g>
  )
}
