import { IconCheck, IconPlus, IconSignature } from '@tabler/icons-react'
import { isFilled } from '../../../domain/documents/form-values.ts'
import { useWords } from '../../i18n/words.ts'
import { dateWords } from '../shared/words/shift-words.ts'
import { type Document, type PaperField, type Signatory, type Spot, isSigned, nameOf } from './document.types.ts'
import classes from './over.module.css'

/** Whoever fills in and signs, and what they do. */
interface Filling {
  own: Signatory
  values: Readonly<Record<string, string>>
  /** What is missing is marked. */
  tried: boolean
  onOpen: (field: string) => void
  onTick: (field: string, value: string) => void
  onSign: () => void
}

interface OverPageProps {
  document: Document
  /** Counted from 1. */
  page: number
  /** Absent: only reading. */
  filling?: Filling
}

const at = ({ x, y, width, height }: Omit<Spot, 'page'>) => ({ '--x': x, '--y': y, '--w': width, '--h': height })

/** What lies over a page: fields to be filled in, one's own place to sign, and the quiet places of the others. */
export function OverPage({ document, page, filling }: OverPageProps) {
  const fields = document.fields.filter(field => field.page === page)
  const spots = document.signatories.filter(({ spot }) => spot?.page === page)
  return (
    <>
      {fields.map(field => {
        if (field.signatoryId !== filling?.own.id)
          return <Given key={field.id} field={field} value={field.value ?? ''} />
        const { values, tried, onOpen, onTick } = filling
        const value = values[field.id] ?? field.value ?? ''
        if (field.kind === 'tick')
          return <Tick key={field.id} field={field} value={value} tried={tried} onTick={onTick} />
        return <Blank key={field.id} field={field} value={value} tried={tried} onOpen={onOpen} />
      })}
      {spots.map(signatory => (
        <Place
          key={signatory.id}
          signatory={signatory}
          number={document.signatories.indexOf(signatory) + 1}
          onSign={signatory.id === filling?.own.id ? filling.onSign : null}
        />
      ))}
    </>
  )
}

function useValueWords() {
  const words = useWords()
  return ({ kind }: PaperField, value: string) =>
    kind === 'date' && value !== ''
      ? dateWords(words, value, { day: 'numeric', month: 'long', year: 'numeric' })
      : value
}

interface FieldProps {
  field: PaperField
  value: string
  tried: boolean
}
const lookOf = ({ field, value, tried }: FieldProps) =>
  isFilled(field, value) ? 'filled' : field.required ? (tried ? 'missing' : 'wanted') : 'optional'

function Blank({ onOpen, ...props }: FieldProps & { onOpen: (field: string) => void }) {
  const { t } = useWords()
  const said = useValueWords()
  const { field, value, tried } = props
  const look = lookOf(props)
  const missing = look === 'missing'
  const label = look === 'filled' ? `${field.label}: ${said(field, value)}` : `${field.label}: ${t('documents.add')}`
  return (
    <button
      type="button"
      id={`field-${field.id}`}
      className={classes['field']}
      style={at(field)}
      data-look={look}
      aria-label={missing && tried ? `${label}, ${t('documents.wanted')}` : label}
      onClick={() => onOpen(field.id)}
    >
      <span>{look === 'filled' ? said(field, value) : t('documents.add')}</span>
      {look === 'filled' ? null : <IconPlus aria-hidden="true" />}
    </button>
  )
}

function Tick({ onTick, ...props }: FieldProps & { onTick: (field: string, value: string) => void }) {
  const { field, value } = props
  const ticked = value === 'true'
  return (
    <button
      type="button"
      role="checkbox"
      id={`field-${field.id}`}
      aria-checked={ticked}
      aria-label={field.label}
      className={classes['tick']}
      style={at(field)}
      data-look={lookOf(props)}
      onClick={() => onTick(field.id, ticked ? 'false' : 'true')}
    >
      {ticked ? <IconCheck aria-hidden="true" /> : null}
    </button>
  )
}

/** What somebody else has filled in. */
function Given({ field, value }: { field: PaperField; value: string }) {
  const said = useValueWords()
  if (!isFilled(field, value)) return null
  return (
    <span className={classes['given']} style={at(field)}>
      {field.kind === 'tick' ? <IconCheck role="img" aria-label={field.label} /> : said(field, value)}
    </span>
  )
}

interface PlaceProps {
  signatory: Signatory
  number: number
  onSign: (() => void) | null
}

function Place({ signatory, number, onSign }: PlaceProps) {
  const { t } = useWords()
  if (!signatory.spot) return null
  const style = at(signatory.spot)
  const name = nameOf(signatory)
  if (onSign && !isSigned(signatory))
    return (
      <button type="button" className={classes['own']} style={style} onClick={onSign}>
        <span className={classes['flag']}>
          <IconSignature aria-hidden="true" />
          {t('documents.signHere')}
        </span>
        <span className={classes['who']}>{name}</span>
      </button>
    )
  return (
    <span className={classes['place']} style={style} data-signed={isSigned(signatory) || undefined}>
      <span className={classes['who']}>
        {name}
        <small>{isSigned(signatory) ? t('documents.status.Signed') : t('documents.signsAs', { place: number })}</small>
      </span>
    </span>
  )
}
