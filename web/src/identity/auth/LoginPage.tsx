import { IconShieldCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LoginScene } from '../../ui/art/LoginScene.tsx'
import { Logo } from '../../ui/art/Logo.tsx'
import { PublicHeader } from '../../ui/shell/PublicHeader.tsx'
import { LoginForm } from './LoginForm.tsx'
import styles from './LoginPage.module.css'
import { ProviderButton } from './ProviderButton.tsx'

export function LoginPage() {
  const { t } = useTranslation('auth')
  return (
    <div className={styles['page']}>
      <section className={styles['stage']} aria-label={t('tagline')}>
        <div className={styles['scene']}>
          <LoginScene label={t('scene')} />
        </div>
        <div className={styles['words']}>
          <Logo size={44} inverted className={styles['logo']} />
          <p className={styles['tagline']}>{t('tagline')}</p>
        </div>
      </section>
      <div className={styles['side']}>
        <PublicHeader overArt className={styles['header']} />
        <main id="main" tabIndex={-1} className={styles['main']}>
          <h1 className={styles['title']}>{t('title')}</h1>
          <p className={styles['lead']}>{t('lead')}</p>
          <LoginForm />
          <ProviderButton />
        </main>
        <footer className={styles['footer']}>
          <p>
            <IconShieldCheck size={18} stroke={1.9} aria-hidden="true" />
            {t('lgpd')}
          </p>
        </footer>
      </div>
    </div>
  )
}
