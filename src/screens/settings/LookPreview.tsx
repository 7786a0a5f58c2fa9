import { IconCheck, IconMapPin } from '@tabler/icons-react'
import { useSession } from '../../access/session.ts'
import { type LookColours, pageColours } from '../../../domain/contrast.ts'
import { useWords } from '../../i18n/words.ts'
import { TenantMark } from '../../ui/TenantMark/TenantMark.tsx'
import { schemes } from './entered.ts'
import classes from './settings.module.css'

/** What the colours come to, drawn in themselves: a piece of a page in both schemes, and of the login. */
export function LookPreview({ name, look }: { name: string; look: LookColours }) {
  const { t } = useWords()
  const { mark } = useSession().tenant
  return (
    <figure className={classes['preview']}>
      <figcaption>{t('settings.preview.title')}</figcaption>
      {schemes.map(scheme => {
        const { accent, accentInk, accentSoft, accentText } = look[scheme]
        const { grounds, ink } = pageColours[scheme]
        return (
          <div
            key={scheme}
            className={classes['sample']}
            style={{
              '--accent': accent,
              '--accent-ink': accentInk,
              '--accent-soft': accentSoft,
              '--accent-text': accentText,
              '--paper': grounds[0],
              '--card': grounds[1],
              '--ink': ink,
            }}
          >
            <b className={classes['brand']}>
              <TenantMark mark={mark} />
              <span>{name}</span>
            </b>
            <div className={classes['sampleCard']}>
              <span className={classes['sampleChosen']}>
                <IconCheck aria-hidden="true" />
                {t('settings.preview.chosen')}
              </span>
              <span className={classes['sampleLink']}>
                <IconMapPin aria-hidden="true" />
                {t('settings.preview.link')}
              </span>
              <span className={classes['sampleButton']}>{t('settings.preview.button')}</span>
            </div>
          </div>
        )
      })}
      <div
        className={classes['sampleLogin']}
        style={{ '--tenant-ground': look.ground, '--tenant-ground-ink': look.groundInk }}
      >
        <b>{name}</b>
        <span>{t('settings.preview.login')}</span>
      </div>
    </figure>
  )
}
