import { IconMail, IconPhone } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Face } from '../../../ui/Face/Face.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { telHref } from '../../shared/hrefs.ts'
import type { List } from '../../shared/list/useList.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import type { ListAddress } from '../../shared/list/useListAddress.ts'
import type { Contact } from '../home.types.ts'
import classes from '../home.module.css'

/** Lines drawn at first, and with every tap for more. */
const step = 20
/** Whoever stands behind them is found sooner by a name; a list holds no more pages than these fill. */
const most = 200

interface ContactsProps {
  contacts: Loadable<List<Contact>>
  searching: ListAddress
}

/** People at the companies one works with, each a tap from a call. */
export function Contacts({ contacts, searching: { search, onSearch, clear } }: ContactsProps) {
  const { t, tn } = useWords()
  const end = contacts.kind === 'content' ? tn('home.contactCount', contacts.content.total) : undefined
  return (
    <Section title={t('home.contacts')} end={end}>
      <SearchField
        label={t('home.searchContacts')}
        value={search}
        onChange={onSearch}
        shortcut="/"
        clearLabel={t('app.clear')}
      />
      <Screen
        // How old they are stands above all of home.
        state={contacts.kind === 'content' ? { ...contacts, stale: null } : contacts}
        width="inside"
        level={3}
        skeleton={<SkeletonRows count={4} label={t('app.loading')} />}
      >
        {people => <Found people={people} search={search} onClear={() => clear()} />}
      </Screen>
    </Section>
  )
}

interface FoundProps {
  people: List<Contact>
  search: string
  onClear: () => void
}

function Found({ people, search, onClear }: FoundProps) {
  const { total, look } = people
  const { t, tn } = useWords()
  const [shown, setShown] = useState(step)
  useEffect(() => look(0, shown - 1), [look, shown])
  const drawn = Array.from({ length: Math.min(shown, total) }, (_, index) => people.rowAt(index) ?? [])
  return (
    <>
      {total === 0 ? (
        <StatePanel
          kind="empty"
          level={3}
          title={t('home.noContact')}
          actions={<Button onClick={onClear}>{t('app.clear')}</Button>}
        >
          {t('home.noContactText', { text: search })}
        </StatePanel>
      ) : (
        <Rows label={t('home.contacts')}>
          {drawn.flat().map(({ id, name, role, company, phone, email }) => (
            <Row
              key={id}
              lead={<Face name={name} />}
              title={name}
              sub={[company.name, role].filter(text => text !== '').join(' · ')}
              end={
                <>
                  {email === null ? null : (
                    <IconButton
                      label={t('app.mail', { name })}
                      href={`mailto:${email}`}
                      icon={<IconMail aria-hidden="true" />}
                    />
                  )}
                  {phone === null ? null : (
                    <IconButton
                      tonal
                      label={t('app.call', { name })}
                      href={telHref(phone)}
                      icon={<IconPhone aria-hidden="true" />}
                    />
                  )}
                </>
              }
            />
          ))}
        </Rows>
      )}
      {total > most && shown >= most ? (
        <p className={classes['soft']} role="status">
          {tn('home.moreContacts', total - most)}
        </p>
      ) : total > shown ? (
        <div className={classes['more']}>
          <Button onClick={() => setShown(shown + step)}>{t('jobs.showMore')}</Button>
        </div>
      ) : null}
    </>
  )
}
