import { IconAlertCircleFilled } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { ClipboardEvent, InputEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../base/VisuallyHidden.tsx'
import { enter, eraseBack, eraseHere, isComplete, moved, toBoxes, toValue } from './code-entry.ts'
import type { Entry } from './code-entry.ts'
import styles from './CodeInput.module.css'

export interface CodeInputProps {
  /** How many boxes; the screen knows how long its code is. */
  length: number
  /** One label for the whole group. */
  label: string
  hideLabel?: boolean
  description?: string
  numeric?: boolean
  /** Hides the characters, for a PIN typed beside somebody who must not learn it. */
  masked?: boolean
  /** A space stands for an empty box before a filled one. */
  value?: string
  onChange?: (value: string) => void
  /** Called once for each full code. */
  onComplete?: (code: string) => void
  error?: string | undefined
  /** Said after the error; a new number shakes the boxes again. */
  triesLeft?: number | undefined
  /** While the code is being checked: keeps the focus, takes no input. */
  busy?: boolean
  disabled?: boolean
  autoFocus?: boolean
  name?: string
}

export function CodeInput(props: CodeInputProps) {
  const { length, label, hideLabel, description, numeric = false, masked, error, triesLeft, busy, disabled } = props
  const { t } = useTranslation('pieces')
  const id = useId()
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const [ownValue, setOwnValue] = useState('')
  const lastComplete = useRef('')
  const value = props.value ?? ownValue
  const boxes = toBoxes(value, length)
  const rules = { length, numeric }
  const isLocked = Boolean(busy || disabled)
  const hasError = error !== undefined
  const shake = useShake(error, triesLeft)

  // After a refused code the next digit starts a new one, so the cursor belongs in the first box.
  useEffect(() => {
    const holder = inputs.current[0]?.parentElement
    if (shake.count > 0 && holder?.contains(document.activeElement)) focusBox(0)
  }, [shake.count])

  function focusBox(index: number): void {
    inputs.current[index]?.focus()
    inputs.current[index]?.select()
  }

  function apply(entry: Entry | undefined): void {
    if (!entry || isLocked) return
    const next = toValue(entry.boxes)
    setOwnValue(next)
    props.onChange?.(next)
    focusBox(entry.focus)
    if (!isComplete(entry.boxes)) lastComplete.current = ''
    else if (lastComplete.current !== next) {
      lastComplete.current = next
      props.onComplete?.(next)
    }
  }

  function put(index: number, text: string): void {
    const isRestart = hasError && index === 0 && isComplete(boxes)
    if (isRestart) lastComplete.current = ''
    apply(enter(isRestart ? toBoxes('', length) : boxes, index, text, rules))
  }

  function onKeyDown(index: number, event: KeyboardEvent<HTMLInputElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = moved(event.key, index, length)
    if (target !== undefined) focusBox(target)
    else if (event.key === 'Backspace') apply(eraseBack(boxes, index))
    else if (event.key === 'Delete') apply(eraseHere(boxes, index))
    else return
    event.preventDefault()
  }

  /** Some keyboards of phones send no key, only this. */
  function onInput(index: number, event: InputEvent<HTMLInputElement>): void {
    const typed = event.currentTarget.value
    if (typed === '') apply(eraseHere(boxes, index))
    // A click can leave the cursor beside the old character instead of selecting it.
    else put(index, typed.length === 2 ? typed.replace(boxes[index] ?? '', '') : typed)
  }

  function onPaste(index: number, event: ClipboardEvent<HTMLInputElement>): void {
    event.preventDefault()
    put(index, event.clipboardData.getData('text/plain'))
  }

  const describedBy = [description && `${id}-description`, hasError && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div className={styles['root']}>
      {hideLabel ? (
        <VisuallyHidden id={`${id}-label`}>{label}</VisuallyHidden>
      ) : (
        <span id={`${id}-label`} className={styles['label']}>
          {label}
        </span>
      )}
      {description && (
        <p id={`${id}-description`} className={styles['description']}>
          {description}
        </p>
      )}
      <div
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy || undefined}
        aria-busy={busy || undefined}
        className={styles['boxes']}
        data-error={hasError || undefined}
        data-shake={shake.name}
      >
        {boxes.map((box, index) => (
          <input
            // The boxes never change places.
            key={index}
            ref={(element) => {
              inputs.current[index] = element
            }}
            className={styles['box']}
            type={masked ? 'password' : 'text'}
            inputMode={numeric ? 'numeric' : 'text'}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint={index === length - 1 ? 'done' : 'next'}
            aria-label={t(numeric ? 'code.box' : 'code.boxAny', { position: index + 1, length })}
            aria-invalid={hasError || undefined}
            value={box}
            disabled={disabled}
            readOnly={busy}
            autoFocus={props.autoFocus && index === 0}
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={(event) => onKeyDown(index, event)}
            onInput={(event) => onInput(index, event)}
            onPaste={(event) => onPaste(index, event)}
            onChange={ignore}
          />
        ))}
      </div>
      {props.name && <input type="hidden" name={props.name} value={value} />}
      <div role="alert">
        {hasError && (
          <p id={`${id}-error`} className={styles['error']}>
            <IconAlertCircleFilled size={18} aria-hidden />
            <span>
              {error} {triesLeft !== undefined && triesText(triesLeft)}
            </span>
          </p>
        )}
      </div>
    </div>
  )

  function triesText(count: number): string {
    return count > 0 ? t('code.triesLeft', { count }) : t('code.noTriesLeft')
  }
}

/** Input events do the work; React only wants a handler beside a value. */
function ignore(): void {}

/** Counts refusals; the two names of one animation take turns, so that each refusal plays it once. */
function useShake(error: string | undefined, triesLeft: number | undefined) {
  const refusal = error === undefined ? '' : `${error} ${triesLeft ?? ''}`
  const [seen, setSeen] = useState({ refusal: '', count: 0 })
  if (seen.refusal !== refusal) setSeen({ refusal, count: refusal === '' ? seen.count : seen.count + 1 })
  const name = refusal === '' ? undefined : seen.count % 2 === 0 ? 'even' : 'odd'
  return { count: seen.count, name }
}
