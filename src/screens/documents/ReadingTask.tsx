import { IconDownload } from '@tabler/icons-react'
import { api } from '../../client/api.ts'
import { unwrap } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Page } from '../../ui/Page/Page.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { useDownload } from '../shared/useDownload.ts'
import type { Document } from './document.types.ts'
import { PaperPart } from '../shared/paper/PaperPart.tsx'
import { Pages } from '../shared/paper/Pages.tsx'
import { useDocumentPaper } from './useDocumentPaper.ts'
import classes from './documents.module.css'

/** A paper nobody signs: read here, or saved. */
export function ReadingTask({ document, versionId }: { document: Document; versionId: string }) {
  const { t, tn } = useWords()
  const { id, name } = document
  const paper = useDocumentPaper(id, versionId)
  const file = useDownload(`document ${id}`)
  const load = () => unwrap(api.GET('/api/v1/documents/{id}/file', { params: { path: { id } }, parseAs: 'blob' }))
  return (
    <Page>
      <div className={classes['column']}>
        {document.deleted ? <Note tone="bad">{t('documents.withdrawn')}</Note> : null}
        <Section
          title={tn('documents.pages', document.version?.pages ?? 0)}
          end={
            <Button
              variant="quiet"
              icon={<IconDownload aria-hidden="true" />}
              busy={file.busy}
              onClick={() => void file.save(`${name}.pdf`, load, t('documents.saved', { name }))}
            >
              {t('documents.save')}
            </Button>
          }
        >
          <PaperPart state={paper}>{shown => <Pages paper={shown} />}</PaperPart>
        </Section>
      </div>
    </Page>
  )
}
