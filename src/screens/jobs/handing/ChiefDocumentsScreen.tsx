import { Suspense, useState } from 'react'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { $api } from '../../../client/query.ts'
import { wholeList } from '../../../client/whole-list.ts'
import { useWords } from '../../../i18n/words.ts'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { type ScreenProps, useTitle } from '../../screen.ts'
import { useLiveCrew } from '../../shared/live/useLiveCrew.ts'
import { loadable } from '../../shared/loadable.ts'
import { PaperDialog } from '../../shared/paper/PaperDialog.tsx'
import { RefusedBecause } from '../../shared/RefusedBecause.tsx'
import { Screen } from '../../shared/Screen.tsx'
import { useNow } from '../../shared/useNow.ts'
import { ChiefDocumentsView } from './ChiefDocumentsView.tsx'
import type { Opened } from './handing.types.ts'
import { ReleaseDialog } from './ReleaseDialog.tsx'

/** What a crew chief hands over of the crew of a job. */
export default function ChiefDocumentsScreen({ params }: ScreenProps) {
  const words = useWords()
  const { t } = words
  const now = useNow()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [releasing, setReleasing] = useState(false)
  const job = $api.useQuery('get', '/api/v1/jobs/{id}', { params: { path: { id: params['id'] ?? '' } } })
  const crewId = job.data?.projectCrew.id ?? ''
  const leads = job.data?.isCrewChief === true
  useLiveCrew(crewId, leads)
  const path = { params: { path: { id: crewId } } }
  const sheet = $api.useQuery('get', '/api/v1/projectCrews/{id}/crewChiefSheet/details', path, { enabled: leads })
  const note = $api.useQuery('get', '/api/v1/projectCrews/{id}/deliveryNote/details', path, { enabled: leads })
  const checks = $api.useQuery(
    'get',
    '/api/v1/projectCrews/{id}/securityChecks',
    { params: { path: { id: crewId }, query: wholeList } },
    { enabled: leads },
  )
  useTitle(
    t('shell.title.crewChiefDocuments'),
    job.data && [job.data.projectCrew.name, job.data.project.name].join(', '),
  )
  const known = job.data &&
    sheet.data &&
    note.data &&
    checks.data && { job: job.data, sheet: sheet.data, note: note.data, checks: checks.data.items }
  const state = loadable([job, sheet, note, checks], known, { keeps: true })
  return (
    <>
      <Screen
        state={job.data && !leads ? { kind: 'refused' } : state}
        skeleton={<SkeletonRows count={4} label={t('app.loading')} />}
        refused={{ text: <RefusedBecause reason={t('chiefDocuments.chiefOnly')} /> }}
        absent={{ title: t('chiefDocuments.none'), text: t('chiefDocuments.noneText') }}
      >
        {content => (
          <ChiefDocumentsView
            sheet={content.sheet}
            note={Date.parse(content.sheet.opensAt) <= now ? content.note : null}
            checks={content.checks}
            timeZone={content.job.timeZone}
            now={now}
            onOpen={setOpened}
            onRelease={() => setReleasing(true)}
          />
        )}
      </Screen>
      {opened && job.data ? (
        <Suspense>
          <Opening
            opened={opened}
            crewId={crewId}
            number={job.data.project.number}
            version={sheet.data?.version ?? null}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      ) : null}
      {/* What the device kept from before may lack what was said with the last version. */}
      {releasing && (sheet.isFetchedAfterMount || sheet.fetchStatus !== 'fetching') ? (
        <ReleaseDialog crewId={crewId} before={sheet.data?.remark ?? null} onClose={() => setReleasing(false)} />
      ) : null}
    </>
  )
}

interface OpeningProps {
  opened: Opened
  crewId: string
  number: string
  version: number | null
  onClose: () => void
}

function Opening({ opened, crewId, number, version, onClose }: OpeningProps) {
  const { t } = useWords()
  const title =
    opened.kind === 'check'
      ? opened.check.name
      : t(opened.kind === 'note' ? 'chiefDocuments.note' : 'chiefDocuments.sheet')
  const path = { id: crewId }
  const load = (signal?: AbortSignal) => {
    const asked = { parseAs: 'blob' as const, signal: signal ?? null }
    if (opened.kind === 'note')
      return unwrap(api.GET('/api/v1/projectCrews/{id}/deliveryNote', { params: { path }, ...asked }))
    if (opened.kind === 'check') {
      const one = { params: { path: { id: opened.check.id } }, ...asked }
      return opened.check.finishedAt === null
        ? unwrap(api.GET('/api/v1/crewChecks/{id}/download', one))
        : unwrap(api.POST('/api/v1/crewChecks/{id}/download/signed', one))
    }
    const query = opened.kind === 'draft' ? { draft: 'true' as const } : {}
    return unwrap(api.GET('/api/v1/projectCrews/{id}/crewChiefSheet', { params: { path, query }, ...asked }))
  }
  return (
    <PaperDialog
      named={`${crewId} ${opened.kind} ${opened.kind === 'check' ? opened.check.id : (version ?? '')}`}
      title={title}
      fileName={`${title}-${number}.pdf`.replaceAll(/\s+/g, '-')}
      load={load}
      download={t('chiefDocuments.download')}
      downloaded={t('chiefDocuments.downloaded')}
      onClose={onClose}
    />
  )
}
