import { IconDatabaseExport, IconDownload, IconTrash } from '@tabler/icons-react'
import type { components } from '../../client/schema.d.ts'
import type { Failure } from '../../client/problem.ts'
import { dateFormat } from '../../i18n/dates.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { sizeWords } from '../shared/files/file-size.ts'
import type { Going } from '../shared/files/useArchive.ts'
import type { Loadable } from '../shared/loadable.ts'
import { Screen } from '../shared/Screen.tsx'
import { problemWords } from '../shared/words/problem-words.ts'
import classes from './exports.module.css'

export type DataExport = components['schemas']['DataExport']

interface DataExportsViewProps {
  state: Loadable<readonly DataExport[]>
  busy: boolean
  /** How far one is that is being saved. */
  going: Going | null
  failure: Failure | null
  onAsk: () => void
  onTake: (one: DataExport) => void
  onStop: () => void
  onRemove: (one: DataExport) => void
}

/** What was put together of all that the agency owns, and what is being. */
export function DataExportsView({
  state,
  busy,
  going,
  failure,
  onAsk,
  onTake,
  onStop,
  onRemove,
}: DataExportsViewProps) {
  const words = useWords()
  const { t, locale } = words
  const moment = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const day = dateFormat(locale, { dateStyle: 'medium' })
  const figure = new Intl.NumberFormat(locale)
  return (
    <Screen state={state} width="list" skeleton={<SkeletonRows count={3} label={t('app.loading')} />}>
      {exports => {
        const isMaking = exports.some(one => one.state === 'making')
        return (
          <Page width="list">
            <Sheet as="div">
              <p className={classes['text']}>{t('dataExports.text')}</p>
              <p className={classes['text']}>{t('dataExports.leftOut')}</p>
              <div>
                <Button
                  variant="main"
                  icon={<IconDatabaseExport aria-hidden="true" />}
                  busy={busy}
                  locked={isMaking}
                  onClick={isMaking ? undefined : onAsk}
                >
                  {isMaking ? t('dataExports.isMaking') : t('dataExports.ask')}
                </Button>
              </div>
            </Sheet>
            {failure ? (
              <Note tone="bad" live>
                {problemWords(words, failure)}
              </Note>
            ) : null}
            {going ? (
              <Note
                tone="info"
                live
                action={
                  <Button size="small" onClick={onStop}>
                    {t('dataExports.stop')}
                  </Button>
                }
              >
                {t('dataExports.saving', { size: sizeWords(locale, going.received) })}
              </Note>
            ) : null}
            <Section title={t('dataExports.made')}>
              {exports.length ? (
                <ul className={classes['list']} aria-label={t('dataExports.made')}>
                  {exports.map(one => {
                    const at = moment(new Date(one.createdAt))
                    const share = one.total === 0 ? 0 : one.done / one.total
                    const howFar = t('dataExports.howFar', {
                      done: figure.format(one.done),
                      total: figure.format(one.total),
                    })
                    return (
                      <li key={one.id} className={classes['one']}>
                        <div className={classes['said']}>
                          <b>{at}</b>
                          <span className={classes['soft']}>
                            {[
                              one.createdBy,
                              t(`dataExports.state.${one.state}`),
                              one.size === null ? '' : sizeWords(locale, one.size),
                              t('dataExports.keptUntil', { date: day(new Date(one.keptUntil)) }),
                            ]
                              .filter(Boolean)
                              .join(' · ')}
                          </span>
                          {one.state === 'making' && one.total > 0 ? (
                            <>
                              <span role="status">{howFar}</span>
                              <ProgressBar share={share} due={null} label={howFar} />
                            </>
                          ) : null}
                        </div>
                        <div className={classes['acts']}>
                          {one.state === 'ready' ? (
                            <Button
                              size="small"
                              icon={<IconDownload aria-hidden="true" />}
                              aria-label={`${t('dataExports.take')}, ${at}`}
                              busy={going !== null}
                              onClick={() => onTake(one)}
                            >
                              {t('dataExports.take')}
                            </Button>
                          ) : null}
                          <Button
                            size="small"
                            icon={<IconTrash aria-hidden="true" />}
                            aria-label={`${t('dataExports.remove')}, ${at}`}
                            onClick={() => onRemove(one)}
                          >
                            {t('dataExports.remove')}
                          </Button>
                        </div>
                      </li>
                    )
                  })}
                </ul>
              ) : (
                <p className={classes['soft']}>{t('dataExports.none')}</p>
              )}
            </Section>
          </Page>
        )
      }}
    </Screen>
  )
}
