import type { Mention } from '@trilha/contract/community/post-shapes'
import type { UserBrief } from '@trilha/contract/people'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { lookOf } from '../avatar/look.ts'
import { UserAvatar } from '../avatar/UserAvatar.tsx'
import { TextAreaField } from '../base/TextAreaField.tsx'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { movedTo, stepOf } from '../pieces/search-list.ts'
import { mentionAt, stillNamed, withMention } from './talk-text.ts'
import styles from './MentionArea.module.css'
import { shownNameOf } from '@trilha/contract/rules'
import { PersonName } from '../pieces/PersonName.tsx'

export interface Written {
  text: string
  mentions: Mention[]
}

interface MentionAreaProps {
  label: string
  placeholder: string
  rows: number
  maxLength: number
  error?: string | undefined
  value: Written
  onChange: (value: Written) => void
  /** Who was found by what is being searched for. */
  people: readonly UserBrief[]
  /** What stands behind the @ right now; undefined as soon as nobody is being named. */
  onSearch: (search: string | undefined) => void
  /** Where a dialog that opens puts the focus. */
  'data-autofocus'?: boolean | undefined
}

/** A text in which people are named: after an @ come those who may see it, chosen by arrows and Enter or a tap. */
export function MentionArea({ value, onChange, people: found, onSearch, ...field }: MentionAreaProps) {
  const { t } = useTranslation('posts')
  const id = useId()
  const listId = `${id}-people`
  const area = useRef<HTMLDivElement>(null)
  const [caret, setCaret] = useState(0)
  const [isClosed, setClosed] = useState(false)
  const [active, setActive] = useState(0)
  const written = isClosed ? undefined : mentionAt(value.text, caret)
  // Behind a name that was chosen the text goes on.
  const asked = value.mentions.some(({ name }) => written?.search.startsWith(name)) ? undefined : written
  const search = asked?.search
  const people = asked ? found : []
  const isOpen = people.length > 0
  const current = Math.min(active, people.length - 1)

  // The caret says what is searched for, and it moves in more ways than one.
  useEffect(() => onSearch(search), [search, onSearch])

  function write(text: string, at: number): void {
    setCaret(at)
    setActive(0)
    setClosed(false)
    onChange({ text, mentions: stillNamed(text, value.mentions) })
  }

  function choose(person: UserBrief): void {
    if (!asked) return
    const { text, caret: at } = withMention(value.text, { from: asked.from, caret, name: shownNameOf(person) })
    const others = stillNamed(text, value.mentions).filter((mention) => mention.id !== person.id)
    onChange({ text, mentions: [...others, { id: person.id, name: shownNameOf(person) }] })
    setCaret(at)
    const textarea = area.current?.querySelector('textarea')
    textarea?.focus()
    // Once the new text stands in the field.
    requestAnimationFrame(() => textarea?.setSelectionRange(at, at))
  }

  function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (!isOpen) return
    const step = stepOf(event.key)
    const person = people[current]
    if (step !== undefined) setActive(movedTo(current, step, people.length))
    else if ((event.key === 'Enter' || event.key === 'Tab') && person) choose(person)
    else if (event.key === 'Escape') setClosed(true)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div ref={area} className={styles['area']}>
      <TextAreaField
        {...field}
        value={value.text}
        // A text area of several lines is no combobox: it stays a text box that has a list.
        aria-haspopup={isOpen ? 'listbox' : undefined}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete={isOpen ? 'list' : undefined}
        aria-activedescendant={isOpen ? `${id}-${current}` : undefined}
        onChange={({ currentTarget }) => write(currentTarget.value, currentTarget.selectionStart)}
        onSelect={({ currentTarget }) => setCaret(currentTarget.selectionStart)}
        onKeyDown={press}
      />
      <VisuallyHidden role="status">{isOpen ? t('mention.found', { count: people.length }) : ''}</VisuallyHidden>
      {isOpen && (
        <ul id={listId} role="listbox" aria-label={t('mention.list')} className={styles['people']}>
          {people.map((person, at) => (
            <li
              key={person.id}
              id={`${id}-${at}`}
              role="option"
              aria-selected={at === current}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(person)}
            >
              <UserAvatar name={person.name} selection={lookOf(person)} size={34} decorative />
              <PersonName role={person.role}>
                <b>{shownNameOf(person)}</b>
              </PersonName>
              {shownNameOf(person) !== person.name && <small>{person.name}</small>}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
