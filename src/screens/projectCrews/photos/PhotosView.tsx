import { IconCamera, IconCloudOff, IconCloudUp, IconDeviceMobileCheck, IconPhotoUp, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { dateIn } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import type { KeptPhoto, PhotosContext, PhotosEvent } from '../../../machines/photos/photos.types.ts'
import { ActionBar } from '../../../ui/ActionBar/ActionBar.tsx'
import { ChooseFile } from '../../../ui/ChooseFile/ChooseFile.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Note } from '../../../ui/Note/Note.tsx'
import { Page } from '../../../ui/Page/Page.tsx'
import { PhotoTile, PhotoTiles } from '../../../ui/PhotoTile/PhotoTile.tsx'
import { Picture } from '../../../ui/Picture/Picture.tsx'
import { Pieces } from '../../../ui/Pieces/Pieces.tsx'
import { Section } from '../../../ui/Section/Section.tsx'
import { StatePanel } from '../../../ui/StatePanel/StatePanel.tsx'
import { byCrew } from '../../shared/files/by-crew.ts'
import { PhotoDialog } from '../../shared/files/PhotoDialog.tsx'
import { PhotoState } from '../../shared/files/PhotoState.tsx'
import { tileWords } from '../../shared/files/photo-words.ts'
import type { ProjectFile } from '../../shared/files/photo.types.ts'
import { FileRefused } from '../../shared/files/FileRefused.tsx'
import { dayWords } from '../../shared/words/shift-words.ts'
import classes from './photos.module.css'

type Stage = 'restoring' | 'resting' | 'idle' | 'taking' | 'removing' | 'sending' | 'handingIn' | 'waiting'

export interface PhotosViewProps {
  crew: NonNullable<ProjectFile['crew']>
  /** What the server has, the newest first. */
  photos: readonly ProjectFile[]
  stage: Stage
  context: Pick<PhotosContext, 'photos' | 'problem'>
  /** What lies on the device, by photo. */
  kept: ReadonlyMap<string, Blob>
  offline: boolean
  /** Whoever is on the crew, or leads it. */
  takes: boolean
  decides: boolean
  picture: (photo: ProjectFile, small: boolean) => ReactNode
  send: (event: PhotosEvent) => void
}

const accept = 'image/jpeg,image/png,image/webp,image/heic,image/heif'

/** Photos of a crew's work: those on their way first, then what has arrived, by crew. */
export function PhotosView(props: PhotosViewProps) {
  const { crew, photos, stage, context, kept, offline, takes, decides, picture, send } = props
  const words = useWords()
  const { t, tn } = words
  const [opened, setOpened] = useState<string | null>(null)
  const waits = offline || stage === 'waiting'
  const groups = byCrew(photos, crew)
  const shown = photos.find(({ id }) => id === opened)
  const going = context.photos.length
  return (
    <>
      <Page task={takes} width="list">
        {waits && going > 0 ? (
          <Note tone="wait" live icon={<IconCloudOff aria-hidden="true" />}>
            <b>{t('photos.bad')}</b> {tn('photos.kept', going)}
          </Note>
        ) : null}
        {context.problem === null ? null : (
          <FileRefused title={t('photos.refused')} problem={context.problem} onClose={() => send({ type: 'CLOSED' })} />
        )}
        {groups.map(group => {
          const own = group.crew?.id === crew.id
          const name = group.crew?.name ?? t('photos.ofProject')
          const day = group.crew && dayWords(words, dateIn(group.crew.timeZone, Date.parse(group.crew.starts)))
          const all = group.photos.length + (own ? going : 0)
          return (
            <Section
              key={group.crew?.id ?? ''}
              title={own || !day ? name : `${name}, ${day}`}
              end={
                all === 0 ? undefined : own && going > 0 ? (
                  t('photos.sentOf', { sent: group.photos.length, all })
                ) : (
                  <span aria-hidden="true">{all}</span>
                )
              }
            >
              {all === 0 ? (
                <StatePanel kind="empty" level={3} title={t('photos.noneTitle')}>
                  {t('photos.none')}
                </StatePanel>
              ) : (
                <PhotoTiles>
                  {own
                    ? context.photos
                        .toReversed()
                        .map(photo => (
                          <KeptTile
                            key={photo.id}
                            photo={photo}
                            blob={kept.get(photo.id) ?? null}
                            going={photo === context.photos[0] && !waits}
                            onRemove={
                              stage === 'sending' || stage === 'waiting'
                                ? () => send({ type: 'REMOVED', photo: photo.id })
                                : null
                            }
                          />
                        ))
                    : null}
                  {group.photos.map(photo => (
                    <PhotoTile
                      key={photo.id}
                      picture={picture(photo, true)}
                      plate={photo.state === 'approved' ? null : <PhotoState photo={photo} />}
                      caption={photo.state === 'approved' ? tileWords(photo) : undefined}
                      onOpen={() => setOpened(photo.id)}
                    />
                  ))}
                </PhotoTiles>
              )}
            </Section>
          )
        })}
        {takes && photos.some(({ own, state }) => own && state === 'inReview') ? (
          <p className={classes['hint']}>{t('photos.needsApproval')}</p>
        ) : null}
      </Page>
      {takes ? (
        <ActionBar>
          <div className={classes['ways']}>
            <ChooseFile
              accept={accept}
              several
              icon={<IconPhotoUp aria-hidden="true" />}
              onChoose={blob => send({ type: 'CHOSEN', blob })}
            >
              {t('photos.choose')}
            </ChooseFile>
            <ChooseFile
              accept="image/*"
              camera
              main
              icon={<IconCamera aria-hidden="true" />}
              onChoose={blob => send({ type: 'CHOSEN', blob })}
            >
              {t('photos.take')}
            </ChooseFile>
          </div>
        </ActionBar>
      ) : null}
      {shown ? (
        <PhotoDialog photo={shown} decides={decides} picture={picture(shown, false)} onClose={() => setOpened(null)} />
      ) : null}
    </>
  )
}

interface KeptTileProps {
  photo: KeptPhoto
  blob: Blob | null
  going: boolean
  /** null: not just now. */
  onRemove: (() => void) | null
}

/** A photo that lies on the device: how far it is. */
function KeptTile({ photo: { size, sent }, blob, going, onRemove }: KeptTileProps) {
  const { t, locale } = useWords()
  const share = size === 0 ? 0 : Math.min(1, sent / size)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(Math.floor(share * 100) / 100)
  const label = t('photos.onItsWay', { percent })
  return (
    <PhotoTile
      picture={<Picture blob={blob} label={label} />}
      plate={
        <span className={classes['going']}>
          <span className={classes['how']}>
            {going ? <IconCloudUp aria-hidden="true" /> : <IconDeviceMobileCheck aria-hidden="true" />}
            {going ? percent : t('photos.waits')}
          </span>
          <Pieces share={share} going={going && share < 1} label={t('photos.sentSo', { percent })} />
        </span>
      }
      corner={
        onRemove ? (
          <IconButton label={t('photos.removeUnsent')} icon={<IconX aria-hidden="true" />} onClick={onRemove} />
        ) : null
      }
    />
  )
}
