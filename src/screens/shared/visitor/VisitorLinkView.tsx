import { IconCopy, IconLink, IconRefresh } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Facts } from '../../../ui/Fact/Fact.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Sheet } from '../../../ui/Sheet/Sheet.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import type { components } from '../../../client/schema.d.ts'
import type { Loadable } from '../loadable.ts'
import { Screen } from '../Screen.tsx'
import classes from './visitor-link.module.css'

export type PasswordLink = components['schemas']['VisitorLogin']

interface VisitorLinkViewProps {
  /** Of what it is the link. */
  words: 'projects.link' | 'plusCrewValues.link'
  state: Loadable<PasswordLink>
  /** May make and renew it. */
  renews: boolean
  asking: boolean
  busy: boolean
  /** The browser refused to copy: the link is shown. */
  notCopied: boolean
  onCopy: (link: string) => void
  onRenew: () => void
  onSure: () => void
  onKeep: () => void
}

export function VisitorLinkView(props: VisitorLinkViewProps) {
  const { words, state, asking, busy, onSure, onKeep } = props
  const { t } = useWords()
  if (state.kind === 'refused' || state.kind === 'absent') return null
  return (
    <Section title={t(`${words}.title`)}>
      <Screen state={state} width="inside" level={3} skeleton={<SkeletonRows count={2} label={t('app.loading')} />}>
        {link => <LinkCard {...props} link={link} />}
      </Screen>
      <ConfirmDialog
        opened={asking}
        title={t(`${words}.question`)}
        subtitle={t(`${words}.questionText`)}
        safeLabel={t(`${words}.keep`)}
        riskyLabel={t(`${words}.renew`)}
        onSafe={onKeep}
        onRisky={onSure}
        busy={busy}
        closeLabel={t('app.close')}
      />
    </Section>
  )
}

function LinkCard({
  words,
  link: { login, link },
  renews,
  asking,
  busy,
  notCopied,
  onCopy,
  onRenew,
}: VisitorLinkViewProps & { link: PasswordLink }) {
  const { t } = useWords()
  const making = busy && !asking
  return (
    <Sheet as="div">
      <p className={classes['soft']}>
        {link ? t(`${words}.text`) : login ? t(`${words}.unknown`) : t(`${words}.none`)}
        {login === null && !renews ? ` ${t(`${words}.askPlanning`)}` : null}
      </p>
      {login ? <Facts items={[{ term: t(`${words}.login`), value: <b>{login}</b> }]} /> : null}
      {link && notCopied ? (
        <div role="alert" className={classes['byHand']}>
          <p>{t(`${words}.notCopied`)}</p>
          <code>{link}</code>
        </div>
      ) : null}
      {link || renews ? (
        <div className={classes['linkWays']}>
          {link ? (
            <Button variant="tonal" icon={<IconCopy aria-hidden="true" />} onClick={() => onCopy(link)}>
              {t(`${words}.copy`)}
            </Button>
          ) : null}
          {renews ? (
            <Button
              variant={login ? 'line' : 'tonal'}
              icon={login ? <IconRefresh aria-hidden="true" /> : <IconLink aria-hidden="true" />}
              busy={making}
              onClick={onRenew}
            >
              {t(login ? `${words}.renew` : `${words}.make`)}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Sheet>
  )
}
