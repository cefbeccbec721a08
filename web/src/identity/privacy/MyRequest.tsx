import { EXPORT_DAYS } from '@trilha/contract/constants/people'
import type { DataRequest } from '@trilha/contract/identity/privacy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrentAccount } from '../../lib/current-account.ts'
import { useContractMutation } from '../../lib/query.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/base/Button.tsx'
import { Dialog } from '../../ui/base/Dialog.tsx'
import { saving } from '../../ui/base/toasts.ts'
import { ArchiveState } from './ArchiveState.tsx'
import { EditRequest } from './EditRequest.tsx'
import styles from './MyRequest.module.css'
import { RequestHead } from './RequestHead.tsx'

export function MyRequest({ request }: { request: DataRequest }) {
  const { t } = useTranslation('privacy')
  const [dialog, setDialog] = useState<'edit' | 'withdraw'>()
  const { type, status, description, answer, copy, mayWithdraw } = request
  const { data: current } = useCurrentAccount()
  const side = sideOf(request, current?.user.id)
  const mayEdit = status === 'OPEN' && (side === 'own' || side === 'guardian')
  return (
    <li className={styles['request']}>
      <h3 className="t-title-4">{t(`types.${type}`)}</h3>
      <RequestHead request={request} />
      <WhoseNote request={request} side={side} />
      {description !== '' && <p className={styles['text']}>{description}</p>}
      <ErasureNote request={request} side={side} />
      {answer && (
        <div className={styles['answer']}>
          <b>{t('mine.answer')}</b>
          <p className={styles['text']}>{answer}</p>
        </div>
      )}
      {copy && <ArchiveState archive={copy} of="childCopy" />}
      {(mayEdit || mayWithdraw) && (
        <div className={styles['actions']}>
          {mayEdit && (
            <Button variant="line" size="s" onClick={() => setDialog('edit')}>
              {t('mine.edit')}
            </Button>
          )}
          {mayWithdraw && (
            <Button variant="line" size="s" onClick={() => setDialog('withdraw')}>
              {t('mine.withdraw')}
            </Button>
          )}
        </div>
      )}
      {dialog === 'edit' && <EditRequest request={request} onClose={() => setDialog(undefined)} />}
      <Withdraw open={dialog === 'withdraw'} request={request} onClose={() => setDialog(undefined)} />
    </li>
  )
}

/** What the reader is to it: made for oneself, for a child, by a guardian about oneself, or by a child that one cares for. */
type Side = 'own' | 'guardian' | 'child' | 'watching'

function sideOf({ about, requester }: DataRequest, myId: string | undefined): Side {
  if (requester.userId === myId) return about.userId === myId ? 'own' : 'guardian'
  return about.userId === myId ? 'child' : 'watching'
}

function WhoseNote({ request, side }: { request: DataRequest; side: Side }) {
  const { t } = useTranslation('privacy')
  const { about, requester } = request
  if (side === 'own' || (side === 'child' && requester.name === '')) return null
  const sentence = {
    guardian: () => t(guardianKey(request), { name: about.name, count: EXPORT_DAYS }),
    child: () => t(childKey(request), { name: requester.name }),
    watching: () => t('mine.ofChild', { name: about.name }),
  }[side]()
  return <p className={styles['note']}>{sentence}</p>
}

/** What a guardian reads of a request about a child: whose it is, and where the copy went. */
function guardianKey({ status, about, copyFor, copy }: DataRequest) {
  if (about.name === '') return 'mine.aboutErased'
  if (status === 'DONE' && copyFor === 'STUDENT') return 'mine.copyToStudent'
  return status === 'DONE' && copyFor === 'GUARDIAN' && copy === null ? 'mine.copyGone' : 'mine.about'
}

/** What a child reads of a request that a guardian made. */
function childKey({ status, copyFor, mayWithdraw }: DataRequest) {
  if (status === 'DONE' && copyFor === 'GUARDIAN') return 'mine.copyWent'
  const isWaiting = status === 'OPEN' || status === 'IN_PROGRESS'
  return isWaiting && !mayWithdraw ? 'mine.askedByOnly' : 'mine.askedBy'
}

function ErasureNote({ request: { eraseAt, about, mayWithdraw }, side }: { request: DataRequest; side: Side }) {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  if (!eraseAt) return null
  const date = format.date(eraseAt)
  const isMe = side === 'own' || side === 'child'
  return (
    <p className={styles['note']}>
      {isMe
        ? t(mayWithdraw ? 'mine.eraseAt' : 'mine.eraseAtOnly', { date })
        : t('mine.eraseAtOf', { date, name: about.name })}
    </p>
  )
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
