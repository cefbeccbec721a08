import type { GuardianCode } from '@trilha/contract/identity/family'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import styles from './family.module.css'

/** A new code, to be read aloud, copied or written down: it is shown this once. */
export function CodeShown({ code: { code, expiresAt } }: { code: GuardianCode }) {
  const { t } = useTranslation('family')
  const format = useFormat()
  const [copied, setCopied] = useState<string>()
  const isCopied = copied === code

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code)
      setCopied(code)
    } catch {
      // Not allowed here; the code stands on the screen.
    }
  }

  return (
    <div className={styles['code']}>
      <output className={styles['letters']} aria-label={t('code.label')}>
        {code}
      </output>
      <p className={styles['quiet']}>{t('code.until', { day: format.date(expiresAt) })}</p>
      <Button
        variant="line"
        size="s"
        icon={
          isCopied ? (
            <IconCheck size={18} stroke={2.2} aria-hidden="true" />
          ) : (
            <IconCopy size={18} stroke={1.9} aria-hidden="true" />
          )
        }
        onClick={() => void copy()}
      >
        {t(isCopied ? 'code.copied' : 'code.copy')}
      </Button>
    </div>
  )
}
