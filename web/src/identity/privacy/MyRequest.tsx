import type { DataRequest } from '@trilha/contract/identity/privacy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { EditRequest } from './EditRequest.tsx'
import styles from './MyRequest.module.css'
import { RequestHead } from './RequestHead.tsx'

export function MyRequest({ request }: { request: DataRequest }) {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  const [dialog, setDialog] = useState<'edit' | 'withdraw'>()
  const { type, status, description, answer, eraseAt, about, requester } = request
  const { data: current } = useCurrentAccount()
  const isMine = requester.userId === current?.user.id
  const isWaiting = status === 'OPEN' || status === 'IN_PROGRESS'
  return (
    <li className={styles['request']}>
      <h3 className="t-title-4">{t(`types.${type}`)}</h3>
      <RequestHead request={request} />
      {about.userId !== requester.userId && (isMine || requester.name !== '') && (
        <p className={styles['note']}>
          {isMine ? t(aboutKey(request), { name: about.name }) : t('mine.askedBy', { name: requester.name })}
        </p>
      )}
      {description !== '' && <p className={styles['text']}>{description}</p>}
      {eraseAt && (
        <p className={styles['note']}>
          {t(about.userId === current?.user.id ? 'mine.eraseAt' : 'mine.eraseAtOf', {
            date: format.date(eraseAt),
            name: about.name,
          })}
        </p>
      )}
      {answer && (
        <div className={styles['answer']}>
          <b>{t('mine.answer')}</b>
          <p className={styles['text']}>{answer}</p>
        </div>
      )}
      {isWaiting && (
        <div className={styles['actions']}>
          {status === 'OPEN' && isMine && (
            <Button variant="line" size="s" onClick={() => setDialog('edit')}>
              {t('mine.edit')}
            </Button>
          )}
          <Button variant="line" size="s" onClick={() => setDialog('withdraw')}>
            {t('mine.withdraw')}
          </Button>
        </div>
      )}
      {dialog === 'edit' && <EditRequest request={request} onClose={() => setDialog(undefined)} />}
      <Withdraw open={dialog === 'withdraw'} request={request} onClose={() => setDialog(undefined)} />
    </li>
  )
}

/** What a guardian reads of a request about a child: whose, and how it came out where that is not theirs to open. */
function aboutKey({ type, status, about }: DataRequest) {
  if (about.name === '') return 'mine.aboutErased'
  return type === 'INFORMATION' && status === 'DONE' ? 'mine.aboutCopied' : 'mine.about'
}

function Withdraw({ open, request, onClose }: { open: boolean; request: DataRequest; onClose: () => void }) {
  const { t } = useTranslation('privacy')
  const withdraw = useContractMutation('privacy', 'withdraw', { onSettled: onClose })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('withdraw.title')}
      lead={t(request.eraseAt ? 'withdraw.leadErasure' : 'withdraw.lead')}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {t('withdraw.keep')}
          </Button>
          <Button
            loading={withdraw.isPending}
            onClick={() => void saving(withdraw.mutateAsync({ params: { id: request.id } }), 'update').catch(() => {})}
          >
            {t('withdraw.confirm')}
          </Button>
        </>
      }
    />
  )
}
