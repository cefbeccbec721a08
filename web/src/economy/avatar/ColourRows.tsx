import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import {
  AVATAR_DISCS,
  AVATAR_HAIR_NAMES,
  AVATAR_HAIRS,
  coloursFor,
  findAvatarItem,
  type AvatarVariable,
} from '@trilha/contract/economy/avatar-catalogue'
import { useTranslation } from 'react-i18next'
import { useAvatarWords } from '../../ui/avatar/words.ts'
import { ColourPicker } from '../../ui/pieces/ColourPicker.tsx'
import { colourOf } from './colour-of.ts'
import styles from './ColourRows.module.css'
import { skinColour, skinOrder } from './skins.ts'
import type { StudioSlot } from './slots.ts'
import { paint, wornIn } from './wardrobe.ts'

interface ColourRowsProps {
  look: AvatarSelection
  slot: Exclude<StudioSlot, 'POSE'>
  /** Whose colours are shown where several things of the slot are worn. */
  itemId: string | undefined
  onLook: (look: AvatarSelection) => void
}

/** The colours of a slot: of the person, and of what is worn there. */
export function ColourRows({ look, slot, itemId, onLook }: ColourRowsProps) {
  const { t } = useTranslation(['wardrobe', 'pieces'])
  const { colourName } = useAvatarWords()
  const worn = wornIn(look, slot)
  const shown = worn.find((each) => each.itemId === itemId) ?? worn.at(-1)
  const item = shown && findAvatarItem(shown.slot, shown.itemId)
  const variables = item ? (Object.keys(item.colours) as AvatarVariable[]) : []
  const ofPerson = personRow(slot)
  if (!ofPerson && variables.length === 0) return <p className={styles['none']}>{t('pieces:colour.none')}</p>
  return (
    <div className={styles['rows']}>
      {ofPerson === 'skin' && <SkinRow look={look} onLook={onLook} />}
      {ofPerson === 'hair' && <HairRow look={look} onLook={onLook} />}
      {item &&
        variables.map((variable) => (
          <ColourPicker
            key={`${item.id} ${variable}`}
            inline
            label={t(`variables.${variable}`)}
            value={colourOf(item, variable, shown)}
            colours={coloursFor(item, variable).map((colour) => ({
              value: colour,
              colour,
              name: colourName(variable, colour),
            }))}
            onChange={(colour) => onLook(paint(look, item, variable, colour))}
          />
        ))}
      {ofPerson === 'disc' && <DiscRow look={look} onLook={onLook} />}
    </div>
  )
}

/** What belongs to the person rather than to a thing stands where one would look for it. */
function personRow(slot: ColourRowsProps['slot']): 'skin' | 'hair' | 'disc' | undefined {
  if (slot === 'FACE') return 'skin'
  if (slot === 'FRONT_HAIR' || slot === 'BACK_HAIR') return 'hair'
  return slot === 'BACKGROUND' ? 'disc' : undefined
}

type RowProps = Pick<ColourRowsProps, 'look' | 'onLook'>

function SkinRow({ look, onLook }: RowProps) {
  const { t } = useTranslation('wardrobe')
  const { skinName } = useAvatarWords()
  return (
    <ColourPicker
      inline
      label={t('variables.skin')}
      value={String(look.skin)}
      colours={skinOrder.map((skin) => ({
        value: String(skin),
        colour: skinColour(skin),
        name: skinName(skin),
      }))}
      onChange={(skin) => onLook({ ...look, skin: Number(skin) })}
    />
  )
}

function HairRow({ look, onLook }: RowProps) {
  const { t } = useTranslation('wardrobe')
  const { hairName } = useAvatarWords()
  return (
    <ColourPicker
      inline
      label={t('variables.hair')}
      value={look.hair}
      colours={AVATAR_HAIR_NAMES.map((name) => ({ value: name, colour: AVATAR_HAIRS[name][0], name: hairName(name) }))}
      onChange={(hair) => onLook({ ...look, hair })}
    />
  )
}

function DiscRow({ look, onLook }: RowProps) {
  const { t } = useTranslation(['wardrobe', 'studio'])
  return (
    <ColourPicker
      inline
      label={t('variables.disc')}
      value={look.disc.toUpperCase()}
      colours={AVATAR_DISCS.map((colour, at) => ({
        value: colour,
        colour,
        name: t('studio:disc', { number: at + 1 }),
      }))}
      onChange={(disc) => onLook({ ...look, disc })}
    />
  )
}
