import type { MyParentalControl } from '@trilha/contract/identity/family'
import { IconClock, IconHeartHandshake } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { Tag } from '../../ui/base/Tag.tsx'
import { CodeShown } from './CodeShown.tsx'
import styles from './family.module.css'

/** Who cares for this student, and a code for somebody who is to. */
export function MyGuardiansCard({ control }: { control: MyParentalControl }) {
  const { t } = useTranslation('family')
  const format = useFormat()
  const create = useContractMutation('family', 'createMyCode')
  const failure = useErrorText(create.error)
  return (
    <Card title={t('guardians.title')}>
      {control.guardians.length === 0 ? (
        <p className={styles['quiet']}>{t('guardians.none')}</p>
      ) : (
        <ul className={styles['rows']}>
          {control.guardians.map(({ firstName, status }, at) => (
            <li key={`${firstName}-${at}`} className={styles['row']}>
              <span className={styles['who']}>{firstName}</span>
              <Tag
                tone={status === 'LINKED' ? 'success' : 'warning'}
                icon={
                  status === 'LINKED' ? (
                    <IconHeartHandshake size={16} stroke={2.2} aria-hidden="true" />
                  ) : (
                    <IconClock size={16} stroke={2.2} aria-hidden="true" />
                  )
                }
              >
                {t(`guardians.${status}`)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
      <p className={styles['quiet']}>{t('guardians.codeHelp')}</p>
      {create.data ? (
        <CodeShown code={create.data} />
      ) : (
        control.codeExpiresAt && (
          <p className={styles['quiet']}>{t('guardians.codeOpen', { day: format.date(control.codeExpiresAt) })}</p>
        )
      )}
      {failure && (
        <p role="alert" className={styles['failure']}>
          {failure.sentence}
        </p>
      )}
      <div className={styles['actions']}>
        <Button variant="soft" loading={create.isPending} onClick={() => create.mutate()}>
          {t(create.data || control.codeExpiresAt ? 'guardians.codeAgain' : 'guardians.codeNew')}
        </Button>
      </div>
    </Card>
  )
}
