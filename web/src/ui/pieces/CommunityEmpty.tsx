import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyArt } from '../art/EmptyArt.tsx'
import { Button } from '../base/Button.tsx'
import { EmptyPanel } from '../base/EmptyPanel.tsx'

export type OwnEmptyKind = 'feed' | 'friends' | 'topics' | 'albums' | 'saved'
export type OtherEmptyKind = 'otherFeed' | 'otherFriends' | 'otherTopics'

interface Common {
  titleLevel?: 2 | 3 | 4
  className?: string
}

interface OwnEmpty extends Common {
  kind: OwnEmptyKind
  /** A function becomes the panel's own button; a link of the router comes as an element. */
  action?: (() => void) | ReactNode
}

interface OtherEmpty extends Common {
  kind: OtherEmptyKind
  /** Whose page it is. There is nothing to do on it, so there is no action. */
  name: string
}

export type CommunityEmptyProps = OwnEmpty | OtherEmpty

/** The eight empty panels of the community: one drawing, one sentence, at most one action. */
export function CommunityEmpty(props: CommunityEmptyProps) {
  const { t } = useTranslation('pieces')
  const { kind, titleLevel, className } = props
  const frame = { drawing: <EmptyArt kind={kind} />, titleLevel, className }

  if ('name' in props) {
    const { name } = props
    return (
      <EmptyPanel
        {...frame}
        title={t(`empty.${props.kind}.title`, { name })}
        sentence={t(`empty.${props.kind}.body`)}
      />
    )
  }
  return (
    <EmptyPanel
      {...frame}
      title={t(`empty.${props.kind}.title`)}
      sentence={t(`empty.${props.kind}.body`)}
      action={ownAction(props.action, t(`empty.${props.kind}.action`))}
    />
  )
}

function ownAction(action: OwnEmpty['action'], label: string): ReactNode {
  if (typeof action !== 'function') return action
  return (
    <Button variant="soft" size="s" onClick={action}>
      {label}
    </Button>
  )
}
