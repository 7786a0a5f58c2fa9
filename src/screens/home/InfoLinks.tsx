import { IconHelpCircle, IconInfoCircle } from '@tabler/icons-react'
import { mayUse } from '../../../domain/auth/rights.ts'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { useWords } from '../../i18n/words.ts'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'

/** Where somebody reads on, whether or not anything was announced. Nothing for whoever may open neither. */
export function InfoLinks() {
  const { t } = useWords()
  const { user } = useSession()
  const info = mayCall(user, 'listCrewInfo') && user.loginTypes.some(type => type !== 'clients')
  const help = mayUse(user, 'help')
  if (!info && !help) return null
  return (
    <Section title={t('home.links')}>
      <Rows label={t('home.links')}>
        {info ? (
          <Row
            wrap
            lead={<Tile icon={<IconInfoCircle aria-hidden="true" />} />}
            href="/crew-info"
            title={t('shell.nav.crewInfo')}
            sub={t('home.crewInfoText')}
          />
        ) : null}
        {help ? (
          <Row
            wrap
            lead={<Tile icon={<IconHelpCircle aria-hidden="true" />} />}
            href="/help"
            title={t('shell.nav.help')}
            sub={t('home.helpText')}
          />
        ) : null}
      </Rows>
    </Section>
  )
}
