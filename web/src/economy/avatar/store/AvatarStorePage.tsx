import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { AvatarSlot } from '@trilha/contract/constants/economy'
import type { AvatarSelection } from '@trilha/contract/economy/avatar'
import {
  AVATAR_CATALOGUE,
  avatarItemKey,
  findAvatarItemByKey,
  isFree,
  type AvatarCatalogueItem,
} from '@trilha/contract/economy/avatar-catalogue'
import { DEFAULT_AVATAR } from '@trilha/contract/economy/default-avatar'
import { IconLock } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useErrorText } from '../../../lib/errors.ts'
import { query } from '../../../lib/query.ts'
import { EmptyArt } from '../../../ui/art/EmptyArt.tsx'
import { buttonClass } from '../../../ui/base/button-class.ts'
import { Card } from '../../../ui/base/Card.tsx'
import { ChipRow } from '../../../ui/base/ChipRow.tsx'
import { EmptyPanel } from '../../../ui/base/EmptyPanel.tsx'
import { ErrorPanel } from '../../../ui/base/ErrorPanel.tsx'
import { PageTitle } from '../../../ui/base/PageTitle.tsx'
import { Segmented } from '../../../ui/base/Segmented.tsx'
import { Skeleton } from '../../../ui/base/Skeleton.tsx'
import { SkeletonGroup } from '../../../ui/base/SkeletonGroup.tsx'
import { CoverNote } from '../CoverNote.tsx'
import { ItemPicture } from '../ItemPicture.tsx'
import { ItemTile, TileGrid } from '../ItemTile.tsx'
import { studioSlots } from '../slots.ts'
import { isMine, putOn } from '../wardrobe.ts'
import styles from './AvatarStorePage.module.css'
import { PriceTag } from './PriceTag.tsx'
import { UnlockDialog } from './UnlockDialog.tsx'
import { useShopper, type Shopper } from './use-shopper.ts'
import { itemKey } from '../item-key.ts'

const sold = AVATAR_CATALOGUE.filter((item) => !isFree(item))
const shelves = ['ALL', ...studioSlots.filter((slot) => sold.some((item) => item.slot === slot))] as const
type Shelf = (typeof shelves)[number]
const states = ['locked', 'mine', 'all'] as const
type State = (typeof states)[number]

/** The item that an address asks for. */
function soldByKey(key = ''): AvatarCatalogueItem | undefined {
  const item = findAvatarItemByKey(key)
  return item && !isFree(item) ? item : undefined
}

/** What has a price, each on one's own avatar; what is free is in the studio (G21). */
export function AvatarStorePage() {
  const { t } = useTranslation('unlocks')
  const mine = useQuery(query('avatar', 'getMine'))
  const { shopper, isPending, isFetching, error, retry } = useShopper()
  const failure = useErrorText(mine.data === undefined ? (mine.error ?? error) : error)
  return (
    <div className={styles['page']}>
      <PageTitle lead={t('store.lead')}>{t('store.title')}</PageTitle>
      <SkeletonGroup loading={mine.isPending || isPending} skeleton={<Skeleton height={560} radius={22} />}>
        {() =>
          mine.data === undefined || !shopper ? (
            <Card aria-label={t('store.title')}>
              <ErrorPanel
                titleLevel={2}
                sentence={failure?.sentence}
                code={failure?.code}
                retrying={mine.isFetching || isFetching}
                onRetry={() => {
                  void mine.refetch()
                  retry()
                }}
              />
            </Card>
          ) : (
            <Store look={mine.data ?? DEFAULT_AVATAR} shopper={shopper} />
          )
        }
      </SkeletonGroup>
    </div>
  )
}

function Store({ look, shopper }: { look: AvatarSelection; shopper: Shopper }) {
  const { t } = useTranslation(['unlocks', 'wardrobe'])
  const [state, setState] = useState<State>('locked')
  const [shelf, setShelf] = useState<Shelf>('ALL')
  const asked = useSearch({ strict: false }).item
  const [wanted, setWanted] = useState(() => soldByKey(asked))
  const panelId = useId()
  const onShelf = sold.filter((item) => shelf === 'ALL' || item.slot === (shelf as AvatarSlot))
  const shown = onShelf.filter((item) => state === 'all' || isMine(item, shopper.unlocked) === (state === 'mine'))
  return (
    <>
      {!shopper.mayBuy && (
        <Card className={styles['closed']} aria-label={t('closed.title')}>
          <IconLock size={24} stroke={1.9} aria-hidden="true" />
          <p>
            <b>{t('closed.title')}</b>
            {t('closed.sentence')}
          </p>
        </Card>
      )}
      <div className={styles['filters']}>
        <Segmented
          label={t('store.state')}
          options={states.map((value) => ({ value, label: t(`store.states.${value}`) }))}
          value={state}
          onChange={setState}
        />
        <ChipRow
          label={t('store.shelf')}
          items={shelves.map((value) => ({
            value,
            label: value === 'ALL' ? t('store.everything') : t(`wardrobe:slots.${value}`),
          }))}
          value={shelf}
          onChange={setShelf}
          panelId={panelId}
          className={styles['shelves']}
        />
      </div>
      <div id={panelId} role="tabpanel" aria-label={t('store.title')} className={styles['shelf']}>
        {shown.length === 0 ? (
          <Card aria-label={t('store.title')}>
            <EmptyPanel
              drawing={<EmptyArt kind="saved" />}
              titleLevel={2}
              title={t(`store.empty.${state === 'mine' ? 'mine' : 'locked'}.title`)}
              sentence={t(`store.empty.${state === 'mine' ? 'mine' : 'locked'}.sentence`)}
            />
          </Card>
        ) : (
          <TileGrid className={styles['grid']}>
            {shown.map((item, at) => (
              <ItemTile
                key={avatarItemKey(item)}
                name={t(itemKey(item))}
                picture={<ItemPicture look={look} item={item} />}
                isLocked={!isMine(item, shopper.unlocked)}
                isStop={at === 0}
                note={
                  <>
                    {isMine(item, shopper.unlocked) ? t('store.yours') : <PriceTag item={item} level={shopper.level} />}
                    <CoverNote look={look} item={item} />
                  </>
                }
                onPick={() => setWanted(item)}
              />
            ))}
          </TileGrid>
        )}
      </div>
      <UnlockDialog
        item={wanted}
        look={wanted ? putOn(look, wanted) : look}
        shopper={shopper}
        onClose={() => setWanted(undefined)}
        after={
          <Link to={paths.myAccountAvatar} className={buttonClass({ variant: 'soft', size: 's' })}>
            {t('wearIt')}
          </Link>
        }
      />
    </>
  )
}
