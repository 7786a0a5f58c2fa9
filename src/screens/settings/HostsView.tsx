import { IconTrash } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { hostName } from '../../../domain/hosts/host-name.ts'
import { fields } from '../../client/fields.gen.ts'
import type { components } from '../../client/schema.d.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Facts } from '../../ui/Fact/Fact.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { LeavingQuestion } from '../shared/form/LeavingQuestion.tsx'
import { useClosing } from '../shared/form/useClosing.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { Copied } from './Copied.tsx'
import classes from './settings.module.css'

export type Hosts = components['schemas']['AgencyHosts']
export type Found = components['schemas']['HostCheck']['found']

export interface HostsViewProps {
  state: Loadable<Hosts>
  busy: boolean
  /** What became of the last act, in words. */
  said: { text: string; tone: 'good' | 'bad' | 'wait' } | null
  onAdd: (host: string) => Promise<boolean>
  onCheck: (host: string) => void
  onRemove: (host: string) => void
  /** One that waits: nothing is lost with it. */
  onDrop: (host: string) => void
  onCopy: (text: string) => void
  onClose: () => void
  children?: ReactNode
}

/** Where the agency is reached, what waits for its record, and a way to another one. */
export function HostsView(props: HostsViewProps) {
  const { t } = useWords()
  const { state, busy, said, onCheck, onRemove, onDrop, onCopy, onClose } = props
  const [typed, setTyped] = useState('')
  const { close, question } = useClosing(typed.trim() !== '' && !busy, onClose)
  return (
    <Dialog opened title={t('settings.hosts.title')} closeLabel={t('app.close')} onClose={close}>
      <Screen state={state} width="inside" level={3} skeleton={<SkeletonRows count={2} label={t('app.loading')} />}>
        {({ hosts, waiting }) => (
          <div className={classes['parts']}>
            {said ? (
              <Note tone={said.tone} live>
                {said.text}
              </Note>
            ) : null}
            <Section title={t('settings.hosts.served')}>
              <Rows label={t('settings.hosts.served')}>
                {hosts.map(({ host, main, here }) => (
                  <Row
                    key={host}
                    title={host}
                    sub={
                      [main && t('settings.hosts.main'), here && t('settings.hosts.here')]
                        .filter(Boolean)
                        .join(' · ') || undefined
                    }
                    wrap
                    end={
                      here || hosts.length === 1 ? undefined : (
                        <IconButton
                          label={t('settings.hosts.remove', { host })}
                          icon={<IconTrash aria-hidden="true" />}
                          disabled={busy}
                          onClick={() => onRemove(host)}
                        />
                      )
                    }
                  />
                ))}
              </Rows>
            </Section>
            {waiting.length ? (
              <Section title={t('settings.hosts.waiting')}>
                <p className={classes['soft']}>{t('settings.hosts.how')}</p>
                {waiting.map(({ host, record, value }) => (
                  <div key={host} role="group" aria-label={host} className={classes['waiting']}>
                    <b>{host}</b>
                    <Facts
                      items={[
                        { term: t('settings.hosts.record'), value: <Copied text={record} onCopy={onCopy} /> },
                        { term: t('settings.hosts.value'), value: <Copied text={value} onCopy={onCopy} /> },
                      ]}
                    />
                    <div className={classes['acts']}>
                      <Button variant="main" size="small" busy={busy} onClick={() => onCheck(host)}>
                        {t('settings.hosts.check')}
                      </Button>
                      <Button size="small" disabled={busy} onClick={() => onDrop(host)}>
                        {t('settings.hosts.drop')}
                      </Button>
                    </div>
                  </div>
                ))}
              </Section>
            ) : null}
            <Adding {...props} host={typed} onHost={setTyped} />
          </div>
        )}
      </Screen>
      {props.children}
      <LeavingQuestion {...question} />
    </Dialog>
  )
}

interface AddingProps extends Pick<HostsViewProps, 'busy' | 'onAdd'> {
  host: string
  onHost: (host: string) => void
}

function Adding({ busy, onAdd, host, onHost }: AddingProps) {
  const { t } = useWords()
  const [tried, setTried] = useState(false)
  const wrong = hostName(host) === null
  return (
    <form
      noValidate
      className={classes['parts']}
      onSubmit={event => {
        event.preventDefault()
        setTried(wrong)
        if (wrong) return
        void onAdd(host).then(added => {
          if (added) onHost('')
        })
      }}
    >
      <TextField
        label={t('settings.hosts.field')}
        hint={t('settings.hosts.hint')}
        value={host}
        inputMode="url"
        autoComplete="off"
        maxLength={fields['AgencyHost.host'].maxLength}
        error={tried && wrong ? t('settings.hosts.wrong') : undefined}
        onChange={onHost}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('settings.hosts.add')}
        </Button>
      </div>
    </form>
  )
}
