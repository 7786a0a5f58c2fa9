import { IconCheck, IconFileCertificate, IconHourglass, IconSignature, IconTrash } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Chip } from '../../ui/Chip/Chip.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { deskWidth, useMatches } from '../../ui/useMatches.ts'
import { dateWords } from '../shared/words/shift-words.ts'
import type { ContractPaper } from './contract.types.ts'
import classes from './contracts.module.css'

/** Papers about the contract: what one signs, and what everybody has signed. */
export function ContractPapers({ papers }: { papers: readonly ContractPaper[] }) {
  const { t } = useWords()
  return (
    <Section title={t('staffContracts.documents')} end={papers.length || null}>
      {papers.length ? (
        <Rows label={t('staffContracts.documents')}>
          {papers.map(paper => (
            <Paper key={paper.id} paper={paper} />
          ))}
        </Rows>
      ) : (
        <p className={classes['soft']}>{t('staffContracts.noDocuments')}</p>
      )}
    </Section>
  )
}

function Paper({ paper }: { paper: ContractPaper }) {
  const words = useWords()
  const { t, tn } = words
  const isDesk = useMatches(deskWidth)
  const { turn } = paper
  const day = (at: string) => dateWords(words, at.slice(0, 10), { day: 'numeric', month: 'short', year: 'numeric' })
  const about = [`${paper.type.caption}, ${tn('staffContracts.pages', paper.version.pages)}`]
  const state = <State paper={paper} />
  const when = paper.signedAt ? day(paper.signedAt) : t('staffContracts.sent', { date: day(paper.version.madeAt) })
  return (
    <Row
      wrap
      href={`/documents/${paper.id}`}
      lead={<Tile icon={turn ? <IconSignature aria-hidden="true" /> : <IconFileCertificate aria-hidden="true" />} />}
      title={paper.name}
      sub={
        isDesk ? (
          about
        ) : (
          <span className={classes['about']}>
            <span>{[...about, when].join(' · ')}</span>
            {state}
          </span>
        )
      }
      end={
        isDesk ? (
          <span className={classes['paper']}>
            <span className={classes['made']}>{when}</span>
            {state}
            <span className={classes['verb']} aria-hidden="true">
              {t(turn ? 'staffContracts.sign' : 'staffContracts.open')}
            </span>
          </span>
        ) : null
      }
      chevron={!isDesk}
    />
  )
}

function State({ paper }: { paper: ContractPaper }) {
  const { t, tn } = useWords()
  const { signed, signatories: count } = paper
  if (paper.deleted) return <Chip icon={<IconTrash aria-hidden="true" />}>{t('staffContracts.putAway')}</Chip>
  if (paper.signedAt !== null)
    return (
      <Chip tone="good" icon={<IconCheck aria-hidden="true" />}>
        {tn('staffContracts.signedByAll', count)}
      </Chip>
    )
  if (paper.turn)
    return (
      <Chip tone="wait" icon={<IconHourglass aria-hidden="true" />}>
        {t('staffContracts.toSign')}
      </Chip>
    )
  return count === 0 ? null : <Chip>{t('staffContracts.signedBy', { signed, count })}</Chip>
}
