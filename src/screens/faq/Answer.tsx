import { IconArrowRight, IconPencil } from '@tabler/icons-react'
import { blocksOf } from '../../../domain/crewInfo/info-text.ts'
import { markedPieces } from '../../../domain/faq/find-faq.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Fold } from '../../ui/Fold/Fold.tsx'
import { Prose } from '../../ui/Prose/Prose.tsx'
import { TextLink } from '../../ui/TextLink/TextLink.tsx'
import type { Faq, ScreenKey } from './faq.types.ts'
import classes from './faq.module.css'

export interface AnswerWays {
  /** Where an answer leads; null: whoever reads it has no such screen. */
  linkTo: (screen: ScreenKey) => { href: string; name: string } | null
  /** Absent: whoever reads it is not known, and says nothing of it. */
  onVote?: ((faq: Faq, helped: boolean) => void) | undefined
  /** Absent: whoever reads it says nothing here. */
  onEdit?: ((faq: Faq) => void) | undefined
}
interface AnswerProps {
  faq: Faq
  /** What was looked for is marked in the question. */
  search: string
  open: boolean
  ways: AnswerWays
}

/** A question that opens to its answer, the way to its screen, and the words it is found by. */
export function Answer({ faq, search, open, ways }: AnswerProps) {
  const { t, tn } = useWords()
  const link = faq.screen === null ? null : ways.linkTo(faq.screen)
  const { onEdit, onVote } = ways
  return (
    <Fold
      open={open}
      title={markedPieces(faq.question, search).map(({ text, hit }, at) =>
        hit ? (
          <mark key={at} className={classes['mark']}>
            {text}
          </mark>
        ) : (
          text
        ),
      )}
      sub={
        onEdit
          ? faq.loginTypes.length === 0
            ? t('faq.audiences.everyone')
            : faq.loginTypes.map(type => t(`faq.audiences.${type}`)).join(', ')
          : undefined
      }
    >
      <div lang={faq.language === 'deAt' ? 'de-AT' : faq.language}>
        <Prose blocks={blocksOf(faq.answer)} />
      </div>
      <div className={classes['ways']}>
        {link ? (
          <TextLink href={link.href} icon={<IconArrowRight aria-hidden="true" />}>
            {t('faq.goTo', { screen: link.name })}
          </TextLink>
        ) : null}
        {faq.tags.map(tag => (
          <span key={tag} className={classes['tag']}>
            {tag}
          </span>
        ))}
        {onVote ? (
          <div className={classes['vote']} role="group" aria-label={t('faq.helpedOne', { question: faq.question })}>
            <span aria-hidden="true">{t('faq.helped')}</span>
            {[true, false].map(helped => (
              <Button
                key={`${helped}`}
                size="small"
                variant={faq.helped === helped ? 'tonal' : 'line'}
                aria-pressed={faq.helped === helped}
                onClick={() => onVote(faq, helped)}
              >
                {t(helped ? 'faq.yes' : 'faq.no')}
              </Button>
            ))}
          </div>
        ) : null}
        {faq.votes && faq.votes.asked > 0 ? (
          <span className={classes['votes']}>{tn('faq.votes', faq.votes.asked, { helped: faq.votes.helped })}</span>
        ) : null}
        {onEdit ? (
          <span className={classes['edit']}>
            <Button
              size="small"
              icon={<IconPencil aria-hidden="true" />}
              aria-label={t('faq.editOne', { question: faq.question })}
              onClick={() => onEdit(faq)}
            >
              {t('faq.edit')}
            </Button>
          </span>
        ) : null}
      </div>
    </Fold>
  )
}
