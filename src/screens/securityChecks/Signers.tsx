import { IconWritingSign } from '@tabler/icons-react'
import { inkBox } from '../../../domain/deliveryNotes/signature.ts'
import { isLate } from '../../../domain/securityChecks/security-check.ts'
import { useWords } from '../../i18n/words.ts'
import { Face } from '../../ui/Face/Face.tsx'
import { SignatureDrawing } from '../../ui/SignatureDrawing/SignatureDrawing.tsx'
import { clockAt } from '../shared/words/shift-words.ts'
import type { CheckPerson } from './security-check.types.ts'
import classes from './security-checks.module.css'

/** Whoever is there or has signed, and the chief; others sign when they come. */
export const signersOf = (people: readonly CheckPerson[]): CheckPerson[] =>
  people.filter(({ attendance, leads, signedAt }) => attendance === 'present' || leads || signedAt !== null)

interface SignersProps {
  people: readonly CheckPerson[]
  zone: string
  finishedAt: string | null
  /** Who has the pen; null: nobody. */
  current: string | null
  /** Null: nobody signs from here. */
  onSign: ((personId: string) => void) | null
}

/** Everybody by name, in a place that never moves. */
export function Signers({ people, zone, finishedAt, current, onSign }: SignersProps) {
  const { t } = useWords()
  return (
    <ul className={classes['signers']}>
      {people.map(one => {
        const { person, signature, signedAt, checkInAt, leads } = one
        const face = <Face name={person.name} src={person.pictureUrl ?? undefined} />
        const time = signedAt ? clockAt(signedAt, zone) : null
        const state = time
          ? isLate(signedAt, finishedAt)
            ? t('securityChecks.signedLater', { time })
            : time
          : person.id === current
            ? t('securityChecks.now')
            : checkInAt
              ? t('securityChecks.in', { time: clockAt(checkInAt, zone) })
              : leads
                ? t('securityChecks.leads')
                : null
        const head = (
          <span className={classes['who']} data-signed={signedAt !== null}>
            {face}
            <span className={classes['when']}>{state}</span>
          </span>
        )
        return (
          <li key={person.id}>
            {signedAt ? (
              <div className={classes['signer']} data-signed="true">
                {head}
                <b>{person.name}</b>
                {signature ? (
                  <SignatureDrawing
                    label={t('securityChecks.signatureOf', { name: person.name })}
                    box={inkBox(signature.strokes)}
                    strokes={signature.strokes}
                  />
                ) : null}
              </div>
            ) : onSign ? (
              <button
                type="button"
                className={classes['signer']}
                data-current={person.id === current}
                onClick={() => onSign(person.id)}
              >
                {head}
                <b>{person.name}</b>
                <span className={classes['dashed']}>
                  <IconWritingSign aria-hidden="true" />
                  {t('securityChecks.sign')}
                </span>
              </button>
            ) : (
              <div className={classes['signer']}>
                {head}
                <b>{person.name}</b>
                <span className={classes['soft']}>{t('securityChecks.notSigned')}</span>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
