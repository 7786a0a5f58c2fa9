import { IconCheck } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Face } from '../../ui/Face/Face.tsx'
import { Sheet } from '../../ui/Sheet/Sheet.tsx'
import { viewerZone } from '../shared/words/shift-words.ts'
import { whenWords } from '../shared/words/when-words.ts'
import { type Document, type Signatory, isSigned, nameOf, turnsOf } from './document.types.ts'
import classes from './documents.module.css'

/** Who has signed, whose turn it is and who comes then; only the one whose turn it is has colour. */
export function Chain({ document, now }: { document: Document; now: number }) {
  const { t } = useWords()
  const turns = turnsOf(document)
  return (
    <Sheet aria-label={t('documents.chain')}>
      <ol className={classes['chain']}>
        {document.signatories.map((signatory, at) => (
          <Link
            key={signatory.id}
            signatory={signatory}
            place={at + 1}
            turn={!document.deleted && turns.includes(signatory)}
            now={now}
          />
        ))}
      </ol>
    </Sheet>
  )
}

interface LinkProps {
  signatory: Signatory
  place: number
  turn: boolean
  now: number
}

function Link({ signatory, place, turn, now }: LinkProps) {
  const words = useWords()
  const { t } = words
  const signed = isSigned(signatory)
  const name = nameOf(signatory)
  const { own, role, contact, person, openedAt, signedAt, status } = signatory
  const as = contact ? `${contact.company}, ${role}` : role
  const when = (instant: string) => whenWords(words, instant, viewerZone(), now)
  return (
    <li data-look={signed ? 'signed' : turn ? 'turn' : 'later'} className={classes['link']}>
      <span className={classes['ring']}>
        <Face name={name} src={person?.pictureUrl ?? undefined} />
        <span className={classes['badge']}>
          {signed ? <IconCheck aria-hidden="true" /> : <span aria-hidden="true">{place}</span>}
        </span>
      </span>
      <span className={classes['words']}>
        <b>{own ? t('documents.you') : name}</b>
        <span className={classes['soft']}>{own ? `${name}, ${as}` : as}</span>
        <span className={classes['state']}>
          {signed
            ? t('documents.status.Signed')
            : turn
              ? status.caption === 'On Going' && openedAt
                ? t('documents.opened', { status: t('documents.status.On Going'), at: when(openedAt) })
                : t(`documents.status.${status.caption}`)
              : t(own ? 'documents.thenYou' : 'documents.then')}
        </span>
      </span>
      <span className={classes['when']}>{signedAt ? when(signedAt) : turn ? t('documents.next') : null}</span>
    </li>
  )
}
