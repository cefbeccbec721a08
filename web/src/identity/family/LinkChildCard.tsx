import type { GuardianRelation } from '@trilha/contract/constants/people'
import { isGuardianCode, normalizeGuardianCode } from '@trilha/contract/rules'
import type { MyGuardianLink } from '@trilha/contract/identity/family'
import { IconTicket } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/errors.ts'
import { query, useContractMutation } from '../../lib/query.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Card } from '../../ui/base/Card.tsx'
import { TextField } from '../../ui/base/TextField.tsx'
import { RelationField } from '../../ui/pieces/RelationField.tsx'
import styles from './family.module.css'

/** The code from the school, or from the child. */
export function LinkChildCard() {
  const { t } = useTranslation('family')
  const link = useContractMutation('family', 'link')
  const refusal = useErrorText(link.error)
  const [code, setCode] = useState('')
  const [relation, setRelation] = useState<GuardianRelation | ''>('')
  const [isTried, setTried] = useState(false)
  const isWhole = isGuardianCode(normalizeGuardianCode(code))
  const { data: links = [] } = useQuery(query('family', 'listMyLinks'))
  // The school may have decided meanwhile; whoever took it back needs no word of it.
  const asked = link.data && links.find(({ id }) => id === link.data.id)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (link.isPending) return
    setTried(true)
    if (!isWhole || relation === '') return
    const onSuccess = () => {
      setCode('')
      setTried(false)
    }
    link.mutate({ body: { guardianCode: code, relation } }, { onSuccess })
  }

  return (
    <Card title={t('link.title')}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        <TextField
          label={t('link.label')}
          hint={t('link.hint')}
          placeholder={t('link.placeholder')}
          icon={<IconTicket size={21} stroke={1.9} aria-hidden="true" />}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={isTried && !isWhole ? t('link.short') : refusal?.sentence}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setTried(false)
            if (link.error) link.reset()
          }}
        />
        <RelationField
          value={relation}
          error={isTried && relation === '' ? t('link.relationMissing') : undefined}
          onChange={setRelation}
        />
        <Button type="submit" full loading={link.isPending}>
          {t('link.send')}
        </Button>
      </form>
      <p role="status" className={styles['said']}>
        {asked && t(`link.done.${doneOf(asked)}`, { name: asked.child.firstName })}
      </p>
    </Card>
  )
}

/** A pending one says what it waits for. */
function doneOf({ status, waitsFor }: MyGuardianLink) {
  return status === 'PENDING' && waitsFor === 'MAILBOX' ? 'MAILBOX' : status
}
