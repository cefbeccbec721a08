import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Celebration } from '../../economy/achievements/Celebration.tsx'
import { useSeen, type Celebrated } from '../../economy/achievements/use-celebrations.ts'
import { chestWords } from '../../economy/chests/chest-words.ts'
import { useChestStage } from '../../economy/chests/opening/use-chest-stage.tsx'
import { useIsCovered } from '../../ui/base/layers.ts'
import styles from './Celebrations.module.css'

/** What was reached and not shown yet, over whatever page is open: one after the other, in a corner. */
export function Celebrations({ list }: { list: readonly Celebrated[] }) {
  const { t } = useTranslation('chests')
  const { isSeen, see } = useSeen()
  const { openChest, stage } = useChestStage({ isLikely: true })
  const waiting = list.filter(({ code }) => !isSeen(code))
  const isHeld = useIsCovered()
  const first = useUnheld(useIsThere() ? waiting[0] : undefined, isHeld)
  return (
    <>
      {/* The region is there before its words are, so that a screen reader reads them. */}
      <div role="status" className={styles['place']}>
        {/* One that was up before stays, unseen: it plays no second time. */}
        <div hidden={isHeld}>
          {first && (
            <Celebration
              key={first.code}
              celebrated={first}
              title={t(chestWords({ entity: 'ACHIEVEMENT', entityName: first.code }).title)}
              left={waiting.length - 1}
              onLater={() => see(first.code)}
              onOpen={() => {
                see(first.code)
                if (first.chest) openChest(first.chest)
              }}
            />
          )}
        </div>
      </div>
      {stage}
    </>
  )
}

/** The next one waits for the end of a dialog; the one that is up is no longer next. */
function useUnheld(next: Celebrated | undefined, isHeld: boolean): Celebrated | undefined {
  const [up, setUp] = useState(next?.code)
  if (!isHeld && up !== next?.code) setUp(next?.code)
  return next?.code === up ? next : undefined
}

/** A moment after the region itself: words that come with it are not read aloud. */
function useIsThere(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), 150)
    return () => clearTimeout(timer)
  }, [])
  return isThere
}
