import { IconDeviceTablet, IconListCheck, IconMapPins } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import classes from '../home.module.css'

/** Straight to the tools of whoever leads the crew. `main`: there is nothing more urgent. */
export function LeadWays({ crewId, main }: { crewId: string; main: boolean }) {
  const { t } = useWords()
  return (
    <div className={classes['leadWays']}>
      <Button
        variant={main ? 'main' : 'tonal'}
        href={`/crews/${crewId}/crew-chief-job`}
        icon={<IconListCheck aria-hidden="true" />}
      >
        {t('home.ways.list')}
      </Button>
      <Button variant="tonal" href={`/crews/${crewId}/crew-chief-location`} icon={<IconMapPins aria-hidden="true" />}>
        {t('home.ways.map')}
      </Button>
      <Button variant="tonal" href={`/crews/${crewId}?kiosk`} icon={<IconDeviceTablet aria-hidden="true" />}>
        {t('home.ways.kiosk')}
      </Button>
    </div>
  )
}
