import { useEffect, useRef, useState } from 'react'
import type { Failure } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import { ActionBar } from '../../ui/ActionBar/ActionBar.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { tellUnread } from '../../ui/unread-fields.ts'
import { toFirstWrong } from '../../ui/first-wrong.ts'
import { LeavingQuestion } from '../shared/form/LeavingQuestion.tsx'
import { useForm } from '../shared/form/useForm.ts'
import { useCommand } from '../shared/useCommand.ts'
import { useLeaving } from '../shared/useLeaving.ts'
import { problemWords } from '../shared/words/problem-words.ts'
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx'
import { LookPart } from './LookPart.tsx'
import { NoticesPart } from './NoticesPart.tsx'
import { RulesPart } from './RulesPart.tsx'
import { LanguagesPart, SupportPart, TreesPart } from './SmallParts.tsx'
import { changeOf, differing, enteredOf, partOf } from './entered.ts'
import { isColourName, wholeColourWords, wrongOf } from './settings-words.ts'
import { type Settings, parts } from './settings.types.ts'
import classes from './settings.module.css'

interface ChangingSettingsProps {
  /** As it was when the fields were filled. */
  base: Settings
  /** Newer ones are known by now: those kept on the device were shown first, or somebody else has changed them. */
  outdated: boolean
  /** It was saved just now. */
  saved: boolean
  onSaved: (settings: Settings) => void
  /** Begins anew, with these or with what is known by now. */
  onBegin: (settings?: Settings) => void
}

/** All fields, and the bar that says which parts are not saved yet. */
export function ChangingSettings({ base, outdated, saved, onSaved, onBegin }: ChangingSettingsProps) {
  const words = useWords()
  const { t } = words
  const change = useCommand('patch', '/api/v1/settings', { inForm: true, touches: ['settings', 'tenant'] })
  const before = enteredOf(base)
  const form = useForm(before, wrongOf(words), change.failure)
  const [tries, setTries] = useState(0)
  const [seen, setSeen] = useState<Failure | null>(null)
  const fields = useRef<HTMLFormElement>(null)
  const unsaved = new Set(differing(before, form.values).map(partOf))
  const leaving = useLeaving(unsaved.size > 0)
  const theirs =
    change.failure?.code === 'changedMeanwhile' && change.failure !== seen
      ? (change.failure.details['settings'] as Settings)
      : null
  const begins = outdated && unsaved.size === 0 && !change.busy
  useEffect(() => {
    if (begins) onBegin()
  }, [begins, onBegin])
  useEffect(() => {
    if (tries > 0) toFirstWrong(fields.current)
  }, [tries])

  const send = (revision: number) => {
    const body = changeOf(before, form.values)
    void change.give({ body: { ...body, revision } }, { then: onSaved })
  }
  const wrong = tries > 0 && Object.values(wrongOf(words)(form.values)).some(Boolean)
  const failed = form.failure && form.failure.code !== 'changedMeanwhile' ? failedWords(form.failure) : null
  function failedWords(failure: Failure): string {
    const { colours } = failure.details as { colours?: { colour: string }[] }
    if (failure.code !== 'colourUnreadable' || !colours) return problemWords(words, failure)
    const named = colours.flatMap(({ colour }) => (isColourName(colour) ? [wholeColourWords(words, colour)] : []))
    return t('settings.refused', { colours: named.join(', ') })
  }
  return (
    <form
      ref={fields}
      noValidate
      className={classes['page']}
      onSubmit={event => {
        event.preventDefault()
        setTries(tries + 1)
        if (tellUnread(event.currentTarget)) return
        form.submit(() => send(base.revision))
      }}
    >
      <nav aria-label={t('settings.onPage')} className={classes['jumps']}>
        {parts.map(part => (
          <a key={part} href={`#${part}`} data-unsaved={unsaved.has(part) || undefined}>
            {t(`settings.parts.${part}`)}
          </a>
        ))}
      </nav>
      <div className={classes['parts']}>
        {saved && unsaved.size === 0 ? (
          <Note
            tone="good"
            live
            action={
              <Button size="small" onClick={() => void loadAnew()}>
                {t('settings.anew')}
              </Button>
            }
          >
            {t('settings.saved')}
          </Note>
        ) : null}
        <LookPart form={form} />
        <RulesPart form={form} />
        <NoticesPart form={form} sendsSms={base.sendsSms} />
        <LanguagesPart form={form} />
        <SupportPart form={form} />
        <TreesPart form={form} />
      </div>
      <ActionBar wide>
        <div className={classes['bar']}>
          <p role="status" className={classes['state']}>
            {wrong
              ? t('settings.check')
              : unsaved.size === 0
                ? t('settings.allSaved')
                : t('settings.unsaved', {
                    parts: parts
                      .filter(part => unsaved.has(part))
                      .map(part => t(`settings.parts.${part}`))
                      .join(', '),
                  })}
          </p>
          {failed === null ? null : (
            <div className={classes['failed']}>
              <Note tone="bad" live>
                {failed}
              </Note>
            </div>
          )}
          <div className={classes['acts']}>
            {unsaved.size > 0 ? (
              <Button disabled={change.busy} onClick={() => onBegin()}>
                {t('settings.discard')}
              </Button>
            ) : null}
            <Button variant="main" type="submit" busy={change.busy} disabled={unsaved.size === 0}>
              {t('settings.save')}
            </Button>
          </div>
        </div>
      </ActionBar>
      <ChangedMeanwhile
        base={base}
        mine={form.values}
        theirs={theirs}
        onLook={() => setSeen(change.failure)}
        onKeep={settings => send(settings.revision)}
        onTake={settings => onBegin(settings)}
      />
      <LeavingQuestion {...leaving} />
    </form>
  )
}

/** The colours are asked for first: a worker may hold those of before. */
async function loadAnew(): Promise<void> {
  await fetch('/theme.css', { cache: 'reload' }).catch(() => undefined)
  location.reload()
}
