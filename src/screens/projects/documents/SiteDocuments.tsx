import { IconClipboardText, IconShieldCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import type { components } from '../../../client/schema.d.ts'
import { type Words, useWords } from '../../../i18n/words.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { momentWords } from '../../shared/words/moment-words.ts'
import { PaperDialog } from '../../shared/paper/PaperDialog.tsx'

export type SiteDocument = components['schemas']['SiteDocument']

/** What crew chiefs handed over: sheets and security checks, the newest first; nothing where there is none. */
export function SiteDocuments({ documents }: { documents: readonly SiteDocument[] }) {
  const words = useWords()
  const { t } = words
  const [opened, setOpened] = useState<SiteDocument | null>(null)
  if (documents.length === 0) return null
  return (
    <>
      <Section title={t('projectDocuments.site')} end={documents.length}>
        <Rows label={t('projectDocuments.site')}>
          {documents.map(document => (
            <Row
              key={document.id}
              wrap
              onClick={() => setOpened(document)}
              lead={
                <Tile
                  tone={document.state === 'open' ? 'wait' : 'good'}
                  icon={
                    document.kind === 'crewChiefSheet' ? (
                      <IconClipboardText aria-hidden="true" />
                    ) : (
                      <IconShieldCheck aria-hidden="true" />
                    )
                  }
                />
              }
              title={titleOf(words, document)}
              sub={saidOf(words, document)}
              end={
                <Chip tone={document.state === 'open' ? 'wait' : 'good'}>
                  {t(
                    document.state === 'open'
                      ? 'projectDocuments.siteOpen'
                      : document.state === 'finished'
                        ? 'projectDocuments.siteDone'
                        : 'projectDocuments.siteReleased',
                  )}
                </Chip>
              }
            />
          ))}
        </Rows>
      </Section>
      {opened ? (
        <PaperDialog
          named={`site ${opened.id} ${opened.signed}`}
          title={titleOf(words, opened)}
          fileName={`${titleOf(words, opened).replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.pdf`}
          load={signal => load(opened, signal)}
          download={t('projectDocuments.siteDownload')}
          downloaded={t('projectDocuments.isDownloaded')}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  )
}

const titleOf = ({ t }: Words, { name, crew }: SiteDocument) =>
  name === null ? t('projectDocuments.siteSheet', { crew: crew.name }) : `${name}, ${crew.name}`

function saidOf(words: Words, { state, at, finishedBy, signers, version, crew }: SiteDocument) {
  const told = { at: momentWords(words, at, crew.timeZone), name: finishedBy ?? '', names: signers.join(', ') || '–' }
  if (version !== null) return words.t('projectDocuments.siteSheetSub', { ...told, n: version })
  return words.t(state === 'open' ? 'projectDocuments.siteCheckOpen' : 'projectDocuments.siteCheckFinished', told)
}

/** A check that is finished is read as it was signed. */
function load({ id, kind, state, crew }: SiteDocument, signal?: AbortSignal): Promise<Blob> {
  const asked = { parseAs: 'blob' as const, signal: signal ?? null }
  if (kind === 'crewChiefSheet')
    return unwrap(
      api.GET('/api/v1/projectCrews/{id}/crewChiefSheet', { params: { path: { id: crew.id }, query: {} }, ...asked }),
    )
  const check = { params: { path: { id } }, ...asked }
  return state === 'open'
    ? unwrap(api.GET('/api/v1/crewChecks/{id}/download', check))
    : unwrap(api.POST('/api/v1/crewChecks/{id}/download/signed', check))
}
