import { IconBan } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { PlacesBar } from '../../../ui/PlacesBar/PlacesBar.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { isTyping } from '../../../ui/is-typing.ts'
import { Titled } from '../../screen.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { clockAt, dayWords, endNote, functionWords } from '../../shared/words/shift-words.ts'
import { type Method, methods } from '../../shared/job/best-methods.ts'
import type { Candidate, Found } from './best.types.ts'
import { CandidateRow } from './CandidateRow.tsx'
import { ChosenPanel, type Invitation } from './ChosenPanel.tsx'
import { trackOf } from './DayTrack.tsx'
import { against } from './reasons.ts'
import classes from './best.module.css'

export type Act = 'invite' | 'putOn'

export interface BestPersonsViewProps {
  state: Loadable<Found>
  now: number
  method: Method
  search: string
  /** In the order they were chosen. */
  chosen: readonly Candidate[]
  invitation: Invitation
  busy: boolean
  error: string | null
  onMethod: (method: Method) => void
  onSearch: (text: string) => void
  onChoose: (person: Candidate, chosen: boolean) => void
  onClear: () => void
  onInvitation: (invitation: Invitation) => void
  onAct: (act: Act) => void
}

/** Everybody who could be put on a position, best first; whom one chooses stands beside, until they are invited. */
export function BestPersonsView(props: BestPersonsViewProps) {
  const { t } = useWords()
  return (
    <Screen
      state={props.state}
      width="wide"
      skeleton={<SkeletonRows count={8} label={t('app.loading')} />}
      absent={{ title: t('projects.none'), text: t('projects.noneText') }}
    >
      {found => <Ranking {...props} found={found} />}
    </Screen>
  )
}

function Ranking({ found, ...props }: BestPersonsViewProps & { found: Found }) {
  const words = useWords()
  const { t, tn } = words
  const { now, method, search, chosen, invitation, busy, error, onMethod, onChoose, onAct } = props
  const [asking, setAsking] = useState<Act | null>(null)
  const { position, items } = found
  const hard = chosen.filter(({ hardReasons }) => hardReasons.length)
  const act = (what: Act) => (hard.length ? setAsking(what) : onAct(what))

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    const chosenMethod = methods[Number(event.key) - 1]
    if (chosenMethod) onMethod(chosenMethod)
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', heard)
    return () => window.removeEventListener('keydown', heard)
  }, [])

  const row = (person: Candidate): ReactNode => (
    <CandidateRow
      key={person.id}
      found={found}
      person={person}
      chosen={chosen.some(({ id }) => id === person.id)}
      onChoose={on => onChoose(person, on)}
    />
  )
  const free = items.filter(({ hardReasons }) => !hardReasons.length)
  const below = items.filter(({ hardReasons }) => hardReasons.length)
  const where = position.location.name.includes(position.location.city)
    ? position.location.name
    : `${position.location.name} ${position.location.city}`
  return (
    <Page width="wide">
      <Titled>{t('bestPersons.title')}</Titled>
      <header className={classes['top']}>
        <p className={classes['what']}>
          <b>{functionWords(words, position.function)}</b>, {dayWords(words, position.startDate, now)},{' '}
          <b>
            {position.startTime}–{position.endTime}
            {endNote(position) ? <sup>{endNote(position)}</sup> : null}
          </b>
          , {position.task ?? position.projectCrew.name}, {position.project.name}, {where}
        </p>
        <div className={classes['places']}>
          <span>{t('bestPersons.filled', { filled: position.filled, amount: position.amountOfRows })}</span>
          <PlacesBar amount={position.amountOfRows} filled={position.filled} requested={0} singly={6} />
        </div>
      </header>
      <div className={classes['tools']}>
        <div className={classes['methods']}>
          <Segments
            label={t('bestPersons.methodLabel')}
            value={method}
            onChange={value => onMethod(methods.find(one => one === value) ?? 'bestMatch')}
            items={methods.map(value => ({ value, label: t(`bestPersons.method.${value}`) }))}
          />
        </div>
        <SearchField
          label={t('bestPersons.search')}
          clearLabel={t('bestPersons.searchClear')}
          value={search}
          shortcut="/"
          onChange={props.onSearch}
        />
      </div>
      <div className={classes['columns']}>
        <div className={classes['main']}>
          <Heads found={found} />
          {items.length ? (
            <>
              {free.length ? (
                <ul className={classes['rows']} aria-label={tn('bestPersons.people', free.length)}>
                  {free.map(row)}
                </ul>
              ) : null}
              {below.length ? (
                <>
                  <h2 className={classes['group']}>
                    <IconBan aria-hidden="true" />
                    <span>
                      {tn('bestPersons.hard', found.hard)}{' '}
                      <span className={classes['soft']}>{t('bestPersons.hardText')}</span>
                    </span>
                  </h2>
                  <ul className={classes['rows']} aria-label={tn('bestPersons.hard', found.hard)}>
                    {below.map(row)}
                  </ul>
                </>
              ) : null}
            </>
          ) : (
            <StatePanel kind="empty" title={t(search ? 'bestPersons.noneFound' : 'bestPersons.none')}>
              {search ? null : t('bestPersons.noneText')}
            </StatePanel>
          )}
          <p className={classes['foot']}>
            {items.length < found.total
              ? t('bestPersons.more', { shown: items.length, total: found.total })
              : t('bestPersons.foot')}
            <span className={classes['keys']} aria-hidden="true">
              <kbd>␣</kbd> {t('bestPersons.keys.choose')} <kbd>1</kbd>–<kbd>5</kbd> {t('bestPersons.keys.method')}
            </span>
          </p>
        </div>
        <ChosenPanel
          {...{ found, chosen, invitation, busy, error, now }}
          onChange={props.onInvitation}
          onRemove={id => {
            const person = chosen.find(one => one.id === id)
            if (person) onChoose(person, false)
          }}
          onClear={props.onClear}
          onInvite={() => act('invite')}
          onPutOn={() => act('putOn')}
        />
      </div>
      {chosen.length ? (
        <div className={classes['toChosen']}>
          <Button variant="tonal" full href="#chosen">
            {tn('bestPersons.showChosen', chosen.length)}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        opened={asking !== null}
        title={tn('bestPersons.askHard', hard.length)}
        subtitle={t('bestPersons.askHardText')}
        safeLabel={t('bestPersons.notInvite')}
        riskyLabel={t(asking === 'putOn' ? 'bestPersons.putAnyway' : 'bestPersons.inviteAnyway')}
        onSafe={() => setAsking(null)}
        onRisky={() => {
          if (asking) onAct(asking)
          setAsking(null)
        }}
      >
        <ul className={classes['against']}>
          {hard.map(person => (
            <li key={person.id}>
              <b>{person.name}</b>
              {against(words, found, person).map(text => (
                <span key={text}>{text}</span>
              ))}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </Page>
  )
}

/** What the columns are, over them at a desk; the track says from when to when it shows. */
function Heads({ found: { position, total } }: { found: Found }) {
  const words = useWords()
  const { t, tn } = words
  const { from, to } = trackOf(position)
  const clock = (at: number) => clockAt(at, position.timeZone)
  return (
    <div className={classes['heads']} aria-hidden="true">
      <span className={classes['count']}>{tn('bestPersons.people', total)}</span>
      <span className={classes['scale']}>
        <span>{clock(from)}</span>
        <b>
          {position.startTime}–{position.endTime}
        </b>
        <span>{clock(to)}</span>
      </span>
      {(['qualified', 'venue', 'rating', 'week', 'travel'] as const).map(head => (
        <span key={head}>{t(`bestPersons.head.${head}`)}</span>
      ))}
    </div>
  )
}
