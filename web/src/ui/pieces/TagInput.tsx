import { IconX } from '@tabler/icons-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../base/cx.ts'
import { Field, type FieldTexts } from '../base/Field.tsx'
import fieldStyles from '../base/Field.module.css'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { addTag } from './tag-list.ts'
import styles from './TagInput.module.css'

export interface TagInputProps extends FieldTexts {
  value: readonly string[]
  onChange: (value: string[]) => void
  maxItems: number
  maxLength: number
  disabled?: boolean | undefined
  placeholder?: string | undefined
}

/** Short words of one's own. Enter or a comma adds, leaving the field adds too; backspace takes the last one back. */
export function TagInput({ value, onChange, maxItems, maxLength, disabled, placeholder, ...texts }: TagInputProps) {
  const { t } = useTranslation('pieces')
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isFull = value.length >= maxItems

  function add(words: string): void {
    const next = addTag(value, words, maxItems)
    setText('')
    if (next.length === value.length) return
    onChange(next)
    setSaid(t('tags.added', { tag: next.at(-1) }))
  }

  function remove(tag: string): void {
    onChange(value.filter((other) => other !== tag))
    setSaid(t('tags.removed', { tag }))
    input.current?.focus()
  }

  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Enter' || event.key === ',') {
      if (event.key === 'Enter' && text.trim() === '') return
      event.preventDefault()
      add(text)
    }
    const last = value.at(-1)
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last)
  }

  return (
    <Field {...texts}>
      {(wiring) => (
        <div
          className={cx(
            fieldStyles['box'],
            styles['box'],
            disabled && styles['locked'],
            texts.error && fieldStyles['invalid'],
          )}
        >
          {value.length > 0 && (
            <ul className={styles['tags']}>
              {value.map((tag) => (
                <li key={tag} className={styles['tag']}>
                  {tag}
                  {!disabled && (
                    <button
                      type="button"
                      className={styles['remove']}
                      aria-label={t('tags.remove', { tag })}
                      onClick={() => remove(tag)}
                    >
                      <IconX size={16} stroke={2.2} aria-hidden="true" />
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )}
          {!(disabled && value.length > 0) && (
            <input
              ref={input}
              {...wiring}
              className={cx(fieldStyles['input'], styles['input'])}
              value={text}
              maxLength={maxLength}
              disabled={disabled}
              readOnly={isFull}
              placeholder={isFull ? t('tags.full', { count: maxItems }) : placeholder}
              onChange={(event) => setText(event.currentTarget.value)}
              onKeyDown={press}
              onBlur={() => add(text)}
            />
          )}
          <VisuallyHidden role="status">{said}</VisuallyHidden>
        </div>
      )}
    </Field>
  )
}
