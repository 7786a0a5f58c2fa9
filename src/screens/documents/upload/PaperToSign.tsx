import { IconFileText } from '@tabler/icons-react'
import { useState } from 'react'
import { api } from '../../../client/api.ts'
import { unwrap } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { lazily } from '../../../ui/lazily.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { sizeWords } from '../../shared/files/file-size.ts'
import type { Document } from '../document.types.ts'

const PaperDialog = lazily(
  () => import('../../shared/paper/PaperDialog.tsx').then(all => all.PaperDialog),
  () => null,
)

/** The agency's paper, to be read, printed and signed before it is uploaded. */
export function PaperToSign({ document, version }: { document: Document; version: NonNullable<Document['version']> }) {
  const { t, tn, locale } = useWords()
  const [opened, setOpened] = useState(false)
  const load = (signal?: AbortSignal) =>
    unwrap(
      api.GET('/api/v1/documents/{id}/file', {
        params: { path: { id: document.id }, query: { versionId: version.id } },
        parseAs: 'blob',
        ...(signal ? { signal } : {}),
      }),
    )
  return (
    <>
      <Rows label={t('uploads.toSign')}>
        <Row
          wrap
          lead={<Tile icon={<IconFileText aria-hidden="true" />} />}
          title={t('uploads.toSign')}
          sub={[tn('documents.pages', version.pages), sizeWords(locale, version.size)].join(', ')}
          onClick={() => setOpened(true)}
          chevron
        />
      </Rows>
      {opened ? (
        <PaperDialog
          named={`to sign ${version.id}`}
          title={document.name}
          fileName={`${document.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.pdf`}
          load={load}
          download={t('uploads.savePaper')}
          downloaded={t('uploads.isSaved')}
          onClose={() => setOpened(false)}
        />
      ) : null}
    </>
  )
}
