import { PIN_LENGTH, PIN_TRIES_IN_A_ROW, RECOVERY_CODE_LENGTH } from '@trilha/contract/constants'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CodeInput } from '../../pieces/CodeInput.tsx'
import { PinBanner } from '../../pieces/PinBanner.tsx'
import type { PinState } from '../../pieces/PinBanner.tsx'
import styles from '../Gallery.module.css'
import { GallerySection } from '../GallerySection.tsx'
import { samplePin } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

export function CodeSection() {
  const { t } = useTranslation('gallery')
  const label = t('code.pinLabel')
  return (
    <GallerySection id="code" title={t('sections.code')}>
      <Specimen name="code-default" title={t('states.default')}>
        <KeptCode label={label} start="47" />
      </Specimen>
      <Specimen name="code-error" title={t('states.error')}>
        <CodeInput
          length={PIN_LENGTH}
          numeric
          label={t('code.errorLabel')}
          value="1234"
          error={t('code.wrong')}
          triesLeft={4}
        />
      </Specimen>
      <Specimen name="code-live" title={t('code.live')}>
        <LiveCode />
      </Specimen>
      <Specimen name="code-letters" title={t('code.letters')}>
        <CodeInput length={5} label={t('code.lettersLabel')} description={t('code.lettersHint')} />
      </Specimen>
      <Specimen name="code-recovery" title={t('code.recovery')} wide>
        <CodeInput length={RECOVERY_CODE_LENGTH} numeric label={t('code.recoveryLabel')} />
      </Specimen>
      <Specimen name="code-masked" title={t('code.masked')}>
        <KeptCode label={label} start="123" masked />
      </Specimen>
      <Specimen name="code-busy" title={t('states.loading')}>
        <CodeInput length={PIN_LENGTH} numeric busy label={label} value="1234" />
      </Specimen>
      <Specimen name="code-disabled" title={t('states.disabled')}>
        <CodeInput length={PIN_LENGTH} numeric disabled label={label} />
      </Specimen>
      <Specimen name="pin-live" title={t('code.pinLive')} wide bare>
        <LivePin />
      </Specimen>
      <Specimen name="pin-checking" title={t('states.loading')} wide bare>
        <PinBanner state={{ kind: 'checking' }} onPin={ignore} />
      </Specimen>
      <Specimen name="pin-wrong" title={t('states.error')} wide bare>
        <PinBanner state={{ kind: 'wrong', triesLeft: 1 }} onPin={ignore} />
      </Specimen>
      <Specimen name="pin-blocked" title={t('code.blocked')} wide bare>
        <PinBanner state={{ kind: 'blocked', minutes: 15 }} onPin={ignore} />
      </Specimen>
      <Specimen name="pin-tomorrow" title={t('code.blockedToday')} wide bare>
        <PinBanner state={{ kind: 'tomorrow' }} onPin={ignore} />
      </Specimen>
      <Specimen name="pin-reset" title={t('code.needsReset')} wide bare>
        <PinBanner state={{ kind: 'reset' }} onPin={ignore} />
      </Specimen>
      <Specimen name="pin-open" title={t('states.success')} wide bare>
        <PinBanner state={{ kind: 'open', minutes: 15 }} onPin={ignore} onLock={ignore} />
      </Specimen>
    </GallerySection>
  )
}

function ignore(): void {}

/** A code that is already there and can be changed. */
function KeptCode({ start, ...rest }: { start: string; label: string; masked?: boolean }) {
  const [value, setValue] = useState(start)
  return <CodeInput length={PIN_LENGTH} numeric value={value} onChange={setValue} {...rest} />
}

function LiveCode() {
  const { t } = useTranslation('gallery')
  const [value, setValue] = useState('')
  const [wrong, setWrong] = useState(0)
  const [result, setResult] = useState('')
  const [hasError, setError] = useState(false)

  function check(code: string): void {
    setResult(code)
    setError(code !== samplePin)
    setWrong(code === samplePin ? 0 : wrong + 1)
  }

  return (
    <>
      <CodeInput
        length={PIN_LENGTH}
        numeric
        label={t('code.liveLabel', { pin: samplePin })}
        value={value}
        onChange={setValue}
        onComplete={check}
        error={hasError ? t('code.wrong') : undefined}
        triesLeft={Math.max(PIN_TRIES_IN_A_ROW - wrong, 0)}
      />
      <output className={styles['note']}>{t('code.result', { code: result })}</output>
    </>
  )
}

function LivePin() {
  const [state, setState] = useState<PinState>({ kind: 'locked' })
  const [wrong, setWrong] = useState(0)

  function check(pin: string): void {
    setState({ kind: 'checking' })
    window.setTimeout(() => {
      const tries = wrong + 1
      if (pin === samplePin) return setState({ kind: 'open', minutes: 15 })
      setWrong(tries)
      if (tries >= PIN_TRIES_IN_A_ROW) setState({ kind: 'blocked', minutes: 15 })
      else setState({ kind: 'wrong', triesLeft: PIN_TRIES_IN_A_ROW - tries })
    }, 500)
  }

  return <PinBanner state={state} onPin={check} />
}
