import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkClass } from '../../base/link-class.ts'
import { PasswordField } from '../../base/PasswordField.tsx'
import { SwitchField } from '../../base/SwitchField.tsx'
import { TextAreaField } from '../../base/TextAreaField.tsx'
import { TextField } from '../../base/TextField.tsx'
import { EmailField } from '../../pieces/EmailField.tsx'
import { RelationField } from '../../pieces/RelationField.tsx'
import { GallerySection } from '../GallerySection.tsx'
import { sampleEmail } from '../samples.ts'
import { Specimen } from '../Specimen.tsx'

export function FieldSection() {
  const { t } = useTranslation('gallery')
  const [text, setText] = useState('')
  const [password, setPassword] = useState('segredo-123')
  const [email, setEmail] = useState(`${sampleEmail} `)
  const [isOn, setOn] = useState(true)
  const label = t('fields.email')
  const icon = <IconMail size={21} stroke={1.9} aria-hidden="true" />
  return (
    <GallerySection id="fields" title={t('sections.fields')}>
      <Specimen name="field-default" title={t('states.default')}>
        <TextField label={label} icon={icon} placeholder={sampleEmail} />
      </Specimen>
      <Specimen name="field-hint" title={t('fields.withHint')}>
        <TextField label={label} hint={t('fields.hint')} optional />
      </Specimen>
      <Specimen name="field-error" title={t('states.error')}>
        <TextField label={label} icon={icon} defaultValue="luana@" error={t('fields.error')} />
      </Specimen>
      <Specimen name="field-warning" title={t('fields.withWarning')}>
        <TextField label={label} icon={icon} defaultValue={` ${sampleEmail}`} warning={t('fields.warning')} />
      </Specimen>
      <Specimen name="field-ok" title={t('states.success')}>
        <TextField label={label} icon={icon} defaultValue={sampleEmail} state="ok" />
      </Specimen>
      <Specimen name="field-loading" title={t('states.loading')}>
        <TextField label={label} icon={icon} defaultValue={sampleEmail} state="loading" />
      </Specimen>
      <Specimen name="field-disabled" title={t('states.disabled')}>
        <TextField label={label} icon={icon} defaultValue={sampleEmail} disabled />
      </Specimen>
      <Specimen name="field-small" title={t('fields.small')}>
        <TextField label={label} size="s" />
      </Specimen>
      <Specimen name="field-email" title={t('fields.email')}>
        <EmailField value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      </Specimen>
      <Specimen name="field-select" title={t('choices.filled')}>
        <RelationField value="MOTHER" onChange={() => {}} />
      </Specimen>
      <Specimen name="field-select-error" title={t('states.error')}>
        <RelationField value="" error={t('fields.error')} onChange={() => {}} />
      </Specimen>
      <Specimen name="field-password" title={t('fields.password')}>
        <PasswordField
          label={t('fields.password')}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          labelAction={
            <a href="#fields" className={linkClass()}>
              {t('fields.forgot')}
            </a>
          }
        />
      </Specimen>
      <Specimen name="field-area" title={t('fields.area')} wide>
        <TextAreaField
          label={t('fields.about')}
          value={text}
          maxLength={300}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Specimen>
      <Specimen name="field-area-error" title={t('states.error')}>
        <TextAreaField label={t('fields.about')} value="" error={t('fields.aboutError')} readOnly />
      </Specimen>
      <Specimen name="switch" title={t('fields.switch')} wide>
        <SwitchField label={t('fields.sound')} hint={t('fields.soundHint')} checked={isOn} onChange={setOn} />
        <SwitchField label={t('states.disabled')} checked={false} onChange={setOn} disabled />
      </Specimen>
    </GallerySection>
  )
}
