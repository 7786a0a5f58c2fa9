import { Suspense, useState } from 'react'
import { $api } from '../../../client/query.ts'
import { useWords } from '../../../i18n/words.ts'
import { later } from '../../../ui/lazily.tsx'
import { useProfilePicture } from '../../shared/uploads/useProfilePicture.ts'
import { useCommand } from '../../shared/useCommand.ts'
import { OwnPictureView, type OwnPictureViewProps } from './OwnPictureView.tsx'

/** Most who look at their profile send no picture. */
const CutDialog = later(async () => (await import('./CutDialog.tsx')).CutDialog)

interface OwnPictureProps extends Pick<OwnPictureViewProps, 'name' | 'seen' | 'lines'> {
  personId: string
}

/** The picture others see of oneself, and a new one that is looked at first. */
export function OwnPicture({ personId, ...own }: OwnPictureProps) {
  const { t } = useWords()
  const [file, setFile] = useState<File | null>(null)
  const { data } = $api.useQuery('get', '/api/v1/persons/{id}/profilePictures', {
    params: { path: { id: personId }, query: { limit: 1, page: 1 } },
  })
  const newest = data?.items[0] ?? null
  const waits = newest?.state === 'inReview' ? newest : null
  const blob = useProfilePicture(waits?.id ?? null)
  const touches = ['profilePictures', 'approvals'] as const
  const send = useCommand('post', '/api/v1/persons/{id}/profilePictures', { inForm: true, touches })
  const withdraw = useCommand('post', '/api/v1/profilePictures/{id}/withdraw', { touches })
  return (
    <>
      <OwnPictureView
        {...own}
        newest={newest}
        blob={blob}
        busy={withdraw.busy}
        onChoose={setFile}
        onWithdraw={() => {
          if (waits)
            void withdraw.give({ params: { path: { id: waits.id } } }, { done: t('profile.picture.withdrawn') })
        }}
      />
      <Suspense>
        {file ? (
          <CutDialog
            file={file}
            busy={send.busy}
            failure={send.failure}
            onSave={face =>
              void send.give(
                { params: { path: { id: personId } }, body: face },
                { done: t('profile.picture.sent'), then: () => setFile(null) },
              )
            }
            onClose={() => setFile(null)}
          />
        ) : null}
      </Suspense>
    </>
  )
}
