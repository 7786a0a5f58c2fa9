import { dateIn } from '../../../../domain/shift-display.ts'
import { useWords } from '../../../i18n/words.ts'
import { Face } from '../../../ui/Face/Face.tsx'
import { Row, Rows } from '../../../ui/Rows/Rows.tsx'
import { clockAt, dayWords, viewerZone } from '../../shared/words/shift-words.ts'
import type { ItemDetails } from '../payroll.types.ts'

/** On whose word it is paid: the client's signature beside the chief's, the chief's alone, or the office's. */
export function ItemWord({ item }: { item: ItemDetails }) {
  const words = useWords()
  const { t } = words
  const { basis, crewChief, signature, jobId } = item
  if (jobId === null) return null
  const zone = item.timeZone ?? viewerZone()
  const when = (at: string) => `${dayWords(words, dateIn(zone, Date.parse(at)))} ${clockAt(at, zone)}`
  const chief = crewChief?.name ?? null
  return (
    <Rows label={t('payrolls.onWhoseWord')}>
      <Row
        wrap
        href={`/jobs/${jobId}`}
        lead={<Face name={chief ?? signature?.name ?? '?'} src={crewChief?.pictureUrl ?? undefined} />}
        title={
          signature
            ? chief === null
              ? t('payrolls.signedBy', { name: signature.name })
              : t('payrolls.signedOffBy', { name: chief })
            : basis === 'office'
              ? t('payrolls.byOffice')
              : t('payrolls.byChief', { name: chief ?? t('payrolls.theChief') })
        }
        sub={
          signature
            ? chief === null
              ? `${when(signature.signedAt)} · ${signature.number}`
              : `${t('payrolls.with', { name: signature.name, when: when(signature.signedAt) })} · ${signature.number}`
            : t('payrolls.noSignature')
        }
      />
    </Rows>
  )
}
