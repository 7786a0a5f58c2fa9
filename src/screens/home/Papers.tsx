import { IconForms, IconHourglass, IconSchool, IconSignature, IconUpload } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import { ShowAll } from '../../ui/ShowAll/ShowAll.tsx'
import { useFirst } from '../shared/list/useFirst.ts'
import { dayWords } from '../shared/words/shift-words.ts'
import type { Paper } from './home.types.ts'

interface PapersProps {
  papers: readonly Paper[]
  now: number
  /** Where all of them are, certificates among them; absent: nowhere else. */
  allHref?: string | undefined
}

/** What one has to sign, to upload and to fill in, and what waits for others before. */
export function Papers({ papers, now, allHref }: PapersProps) {
  const { t } = useWords()
  const { shown, showAll } = useFirst(papers)
  if (papers.length === 0) return null
  return (
    <Section
      title={t('home.papers')}
      end={
        allHref === undefined ? (
          papers.filter(paper => paper.kind !== 'document' || paper.document.turn).length
        ) : (
          <TextLink href={allHref}>{t('home.allPapers')}</TextLink>
        )
      }
    >
      <Rows label={t('home.papers')}>
        {shown.map(paper => (
          <PaperRow key={paper.kind === 'form' ? paper.form.id : paper.document.id} paper={paper} now={now} />
        ))}
      </Rows>
      <ShowAll onShow={showAll} label={t('home.showAll', { count: papers.length })} />
    </Section>
  )
}

function PaperRow({ paper, now }: { paper: Paper; now: number }) {
  const words = useWords()
  const { t } = words
  if (paper.kind === 'form') {
    const { id, name, dueDate, asked, answered, training } = paper.form
    return (
      <Row
        wrap
        href={`/forms/${id}`}
        lead={<Tile icon={training ? <IconSchool aria-hidden="true" /> : <IconForms aria-hidden="true" />} />}
        title={name}
        sub={t(training ? 'home.trainingToTake' : 'home.formToFill', { asked, answered })}
        end={dueDate === null ? null : t('home.formDue', { day: dayWords(words, dueDate, now) })}
      />
    )
  }
  if (paper.kind === 'upload') {
    const { id, name, state, dueDate } = paper.document
    return (
      <Row
        wrap
        href={`/documents/${id}`}
        lead={<Tile icon={<IconUpload aria-hidden="true" />} />}
        title={name}
        sub={t(state === 'declined' ? 'home.documentDeclined' : 'home.documentToUpload')}
        end={dueDate === null ? null : t('home.formDue', { day: dayWords(words, dueDate, now) })}
      />
    )
  }
  const { id, name, type, turn, place, signatories, waitsFor } = paper.document
  return (
    <Row
      wrap
      href={`/documents/${id}`}
      lead={<Tile icon={turn ? <IconSignature aria-hidden="true" /> : <IconHourglass aria-hidden="true" />} />}
      title={name}
      sub={[
        type.caption,
        turn
          ? t('home.documentToSign', { place, count: signatories })
          : t('home.documentWaits', { name: waitsFor ?? '' }),
      ].join(' · ')}
    />
  )
}
