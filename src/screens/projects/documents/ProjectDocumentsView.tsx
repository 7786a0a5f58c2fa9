import { IconDownload, IconFileText, IconHourglass, IconPlus, IconSignature } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import type { PhotosContext, PhotosEvent } from '../../../machines/photos/photos.types.ts'
import { Chip } from '../../../ui/Chip/Chip.tsx'
import { ChooseFile } from '../../../ui/ChooseFile/ChooseFile.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { PhotoTile, PhotoTiles } from '../../../ui/PhotoTile/PhotoTile.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { SearchField } from '../../../ui/SearchField/SearchField.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { lazily } from '../../../ui/lazily.tsx'
import { useMatches } from '../../../ui/useMatches.ts'
import { byCrew } from '../../shared/files/by-crew.ts'
import { PhotoState } from '../../shared/files/PhotoState.tsx'
import { photoWords, tileWords } from '../../shared/files/photo-words.ts'
import type { ProjectFile } from '../../shared/files/photo.types.ts'
import { isFound } from '../../shared/files/is-found.ts'
import { FileRefused } from '../../shared/files/FileRefused.tsx'
import { dayWords } from '../../shared/words/shift-words.ts'
import { type Narrowing, kinds } from './documents.types.ts'
import classes from './documents.module.css'

const PhotoDialog = lazily(
  () => import('../../shared/files/PhotoDialog.tsx').then(all => all.PhotoDialog),
  () => null,
)

interface ProjectDocumentsViewProps {
  /** What crew chiefs handed over; absent: not for whoever reads this. */
  site?: ReactNode
  narrowing: Narrowing
  onNarrow: (to: Partial<Omit<Narrowing, 'search'>>) => void
  onSearch: (typed: string) => void
  /** The newest first. */
  files: readonly ProjectFile[]
  /** What is on its way from here. */
  context: Pick<PhotosContext, 'photos' | 'taking' | 'problem'>
  waits: boolean
  decides: boolean
  picture: (file: ProjectFile, small: boolean) => ReactNode
  onDownload: (file: ProjectFile) => void
  /** The ways to see the project. */
  views?: ReactNode
  /** Who has what of the people on it; absent: whoever is not told. */
  proofs?: ReactNode
  /** null: whoever only reads. */
  send: ((event: PhotosEvent) => void) | null
}

const accept = 'image/jpeg,image/png,image/webp,application/pdf'

/** What waits to be looked at, papers and plans, and photos of the work by crew. */
export function ProjectDocumentsView(props: ProjectDocumentsViewProps) {
  const { site, files, context, waits, decides, picture, onDownload, views, proofs, send, onNarrow, onSearch } = props
  const { search, kind, half } = props.narrowing
  const words = useWords()
  const { t, tn } = words
  const [opened, setOpened] = useState<string | null>(null)
  // Two halves beside each other, as wide as both can be read.
  const oneHalf = useMatches('(max-width: 74.9375em)')
  const wanted = files.filter(
    file =>
      (kind === '' || file.kind === kind) &&
      isFound(`${file.name} ${file.sentBy?.name ?? ''} ${file.crew?.name ?? ''}`, search),
  )
  const narrowed = search.trim() !== '' || kind !== ''
  const seesFiles = !proofs || !oneHalf || half === 'files'
  const shown = files.find(({ id }) => id === opened)
  const toLookAt = decides ? wanted.filter(({ state }) => state === 'inReview') : []
  const papers = wanted.filter(file => file.kind !== 'photo' && !toLookAt.includes(file))
  const photos = wanted.filter(file => file.kind === 'photo' && !toLookAt.includes(file))
  const going = context.photos.length + context.taking.length
  const tiles = (those: readonly ProjectFile[]) => (
    <PhotoTiles>
      {those.map(file => (
        <PhotoTile
          key={file.id}
          picture={picture(file, true)}
          plate={file.state === 'approved' ? null : <PhotoState photo={file} />}
          caption={file.state === 'approved' ? tileWords(file) : undefined}
          onOpen={() => setOpened(file.id)}
        />
      ))}
    </PhotoTiles>
  )
  return (
    <>
      <Page width={proofs ? 'wide' : 'list'}>
        <div className={classes['views']}>
          {views}
          {proofs && oneHalf ? (
            <Segments
              label={t('projectDocuments.half')}
              value={half}
              onChange={value => onNarrow({ half: value === 'proofs' ? 'proofs' : 'files' })}
              items={[
                { value: 'files', label: t('projectDocuments.files') },
                { value: 'proofs', label: t('projectDocuments.proofs') },
              ]}
            />
          ) : null}
        </div>
        <div className={proofs && !oneHalf ? classes['both'] : undefined}>
          {seesFiles ? (
            <div className={classes['half']}>
              {context.problem === null || !send ? null : (
                <FileRefused
                  title={t('projectDocuments.refused')}
                  problem={context.problem}
                  onClose={() => send({ type: 'CLOSED' })}
                />
              )}
              {going > 0 ? (
                <Note tone={waits ? 'wait' : 'info'} live>
                  {waits ? <b>{t('photos.bad')} </b> : null}
                  {tn('projectDocuments.going', going)}
                </Note>
              ) : null}
              {files.length > 0 || narrowed ? (
                <div className={classes['tools']}>
                  <SearchField
                    label={t('projectDocuments.search')}
                    clearLabel={t('app.clear')}
                    value={search}
                    onChange={onSearch}
                  />
                  <FilterSelect
                    label={t('projectDocuments.allKinds')}
                    anyLabel={t('projectDocuments.allKinds')}
                    value={kind}
                    onChange={value => onNarrow({ kind: kinds.find(known => known === value) ?? '' })}
                    items={kinds.map(value => ({ value, label: t(`projectDocuments.kind.${value}`) }))}
                  />
                </div>
              ) : null}
              {send ? (
                <div
                  className={classes['add']}
                  onDragOver={event => event.preventDefault()}
                  onDrop={event => {
                    event.preventDefault()
                    for (const blob of event.dataTransfer.files) send({ type: 'CHOSEN', blob })
                  }}
                >
                  <ChooseFile
                    accept={accept}
                    several
                    icon={<IconPlus aria-hidden="true" />}
                    onChoose={blob => send({ type: 'CHOSEN', blob })}
                  >
                    {t('projectDocuments.add')}
                  </ChooseFile>
                  <p className={classes['soft']}>
                    <b className={classes['drop']}>{t('projectDocuments.drop')}. </b>
                    {t('projectDocuments.addHint')}
                  </p>
                </div>
              ) : null}
              {narrowed && wanted.length === 0 ? (
                <StatePanel kind="empty" level={2} title={t('projectDocuments.noneFound')}>
                  {t('projectDocuments.noneFoundText')}
                </StatePanel>
              ) : null}
              {toLookAt.length > 0 ? (
                <Section title={t('projectDocuments.toLookAt')} end={<span aria-hidden="true">{toLookAt.length}</span>}>
                  {tiles(toLookAt)}
                </Section>
              ) : null}
              {narrowed ? null : site}
              {narrowed && papers.length === 0 ? null : (
                <Section title={t('projectDocuments.papers')}>
                  {papers.length === 0 ? (
                    <StatePanel kind="empty" level={3} title={t('projectDocuments.noneTitle')}>
                      {t('projectDocuments.none')}
                    </StatePanel>
                  ) : (
                    <Rows>
                      {papers.map(file => (
                        <FileRow key={file.id} file={file} onOpen={() => setOpened(file.id)} onDownload={onDownload} />
                      ))}
                    </Rows>
                  )}
                </Section>
              )}
              {photos.length === 0 ? (
                narrowed ? null : (
                  <Section title={t('projectDocuments.photos')}>
                    <StatePanel kind="empty" level={3} title={t('photos.noneTitle')}>
                      {decides ? t('photos.none') : t('projectDocuments.noneYet')}
                    </StatePanel>
                  </Section>
                )
              ) : (
                byCrew(photos, null).map(({ crew, photos: those }) => (
                  <Section
                    key={crew?.id ?? ''}
                    title={
                      crew
                        ? `${crew.name}, ${dayWords(words, dateIn(crew.timeZone, Date.parse(crew.starts)))}`
                        : t('photos.ofProject')
                    }
                    end={<span aria-hidden="true">{those.length}</span>}
                  >
                    {tiles(those)}
                  </Section>
                ))
              )}
            </div>
          ) : null}
          {proofs && (!oneHalf || half === 'proofs') ? <div className={classes['half']}>{proofs}</div> : null}
        </div>
      </Page>
      {shown ? (
        <PhotoDialog photo={shown} decides={decides} picture={picture(shown, false)} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}

interface FileRowProps {
  file: ProjectFile
  onOpen: () => void
  onDownload: (file: ProjectFile) => void
}

/** A paper leads to its page; any other file is looked at here, and downloaded. */
function FileRow({ file, onOpen, onDownload }: FileRowProps) {
  const words = useWords()
  const { t } = words
  const paper = file.kind === 'paper'
  return (
    <Row
      wrap
      lead={
        <Tile
          icon={file.signatories > 0 ? <IconSignature aria-hidden="true" /> : <IconFileText aria-hidden="true" />}
        />
      }
      title={file.name}
      sub={photoWords(words, file)}
      href={paper ? `/documents/${file.id}` : undefined}
      onClick={paper ? undefined : onOpen}
      end={
        <span className={classes['end']}>
          {file.state === 'waits' ? (
            <Chip tone="wait" icon={<IconHourglass aria-hidden="true" />}>
              {t('projectDocuments.signedOf', { signed: file.signed, of: file.signatories })}
            </Chip>
          ) : file.state === 'signed' ? (
            <Chip tone="good">{t('projectDocuments.signed')}</Chip>
          ) : (
            <PhotoState photo={file} />
          )}
          {paper ? null : (
            <IconButton
              label={t('projectDocuments.download', { name: file.name })}
              icon={<IconDownload aria-hidden="true" />}
              onClick={() => onDownload(file)}
            />
          )}
        </span>
      }
    />
  )
}
