import { REACTIONS, type Reaction } from '@trilha/contract/constants/community'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { presets } from '../../avatar/presets.ts'
import { UserAvatar } from '../../avatar/UserAvatar.tsx'
import { CommentMenu } from '../../talk/CommentMenu.tsx'
import { MentionArea, type Written } from '../../talk/MentionArea.tsx'
import { PersonLink } from '../../talk/PersonLink.tsx'
import { ReactionMark } from '../../talk/ReactionMark.tsx'
import { ReactionPicker } from '../../talk/ReactionPicker.tsx'
import { TalkText } from '../../talk/TalkText.tsx'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { sampleFriends } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

const sizes = [18, 24, 34] as const
const friend = sampleFriends[1]!

export function TalkSection() {
  const { t } = useTranslation('gallery')
  const words = t('talk.text', { name: friend.name })
  return (
    <GallerySection id="talk" title={t('sections.talk')}>
      <Specimen name="mention" title={t('talk.mention')} wide>
        <MentionSample />
      </Specimen>
      <Specimen name="mention-error" title={t('states.error')} wide>
        <MentionSample error={t('fields.aboutError')} />
      </Specimen>
      <Specimen name="talk-text" title={t('talk.named')}>
        <TalkText text={words} mentions={[friend]} />
      </Specimen>
      <Specimen name="talk-text-long" title={t('text.overflows')}>
        <TalkText text={`${words} ${t('text.long')}`} mentions={[friend]} />
      </Specimen>
      <Specimen name="talk-text-whole" title={t('talk.whole')} wide>
        <TalkText text={`${words} ${t('text.long')}`} mentions={[friend]} isWhole />
      </Specimen>
      <Specimen name="person-link" title={t('talk.person')}>
        <div className={styles['row']}>
          <PersonLink id={friend.profileId} quiet>
            <UserAvatar name={friend.name} selection={presets.caio} size={44} decorative />
          </PersonLink>
          <PersonLink id={friend.profileId}>{friend.name}</PersonLink>
        </div>
      </Specimen>
      <Specimen name="comment-menu" title={t('talk.menus')}>
        <div className={styles['row']}>
          {([true, false] as const).map((isMine) => (
            <CommentMenu
              key={String(isMine)}
              label={t(isMine ? 'talk.mine' : 'talk.others')}
              comment={{ mayEdit: isMine, mayRemove: isMine }}
              onAct={() => {}}
            />
          ))}
        </div>
      </Specimen>
      <Specimen name="reaction-marks" title={t('talk.marks')}>
        {sizes.map((size) => (
          <div key={size} className={styles['row']}>
            {REACTIONS.map((reaction) => (
              <ReactionMark key={reaction} reaction={reaction} size={size} />
            ))}
          </div>
        ))}
      </Specimen>
      <Specimen name="reaction-none" title={t('talk.noReaction')}>
        <ReactionSample start={null} />
      </Specimen>
      <Specimen name="reaction-chosen" title={t('talk.reacted')}>
        <ReactionSample start="LOVE" />
      </Specimen>
    </GallerySection>
  )
}

/** Whoever is searched for is among the sample's people. */
function MentionSample({ error }: { error?: string }) {
  const { t } = useTranslation('gallery')
  const [written, setWritten] = useState<Written>({ text: '', mentions: [] })
  const [search, setSearch] = useState<string>()
  const found = sampleFriends.filter(({ name }) => name.toLowerCase().startsWith(search?.toLowerCase() ?? ''))
  return (
    <MentionArea
      label={t('talk.write')}
      placeholder={t('talk.tryAt')}
      rows={3}
      maxLength={300}
      error={error}
      value={written}
      onChange={setWritten}
      people={found}
      onSearch={setSearch}
    />
  )
}

function ReactionSample({ start }: { start: Reaction | null }) {
  const { t } = useTranslation('gallery')
  const [value, setValue] = useState(start)
  return (
    <div className={styles['row']}>
      <ReactionPicker
        label={t(start ? 'talk.reactAgain' : 'talk.react')}
        value={value}
        onChoose={(chosen) => setValue(chosen === value ? null : chosen)}
      />
      {value && <ReactionMark reaction={value} />}
    </div>
  )
}
