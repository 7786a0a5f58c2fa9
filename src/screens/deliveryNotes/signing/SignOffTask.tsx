import { Suspense, useEffect, useState } from 'react'
import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import type { OutboxEntry } from '../../../machines/outbox/outbox.types.ts'
import { useToast } from '../../../machines/toasts/toasts.context.ts'
import type { KeptSignature } from '../../../machines/sign-off/kept-signature.actors.ts'
import { often, useNow } from '../../shared/useNow.ts'
import type { Crew, Line, Note } from '../note.types.ts'
import { type Stage, sheetContent, stageOf } from './sign-off-content.ts'
import { SignOffView } from './SignOffView.tsx'
import { useSignOff } from './useSignOff.ts'
import { later } from '../../../ui/lazily.tsx'

const line = () => import('./LineDialog.tsx')
const LineDialog = later(async () => (await line()).LineDialog)

interface SignOffTaskProps {
  crew: Crew
  lines: readonly Line[]
  note: Note | null
  entries: readonly OutboxEntry[]
  kept: KeptSignature | null
}

/** Brings a line into sight, below the bars, and puts the focus on its field. */
function showLine(id: string): void {
  const row = document.getElementById(`line-${id}`)
  row?.scrollIntoView({ block: 'center' })
  row?.querySelector('button')?.focus({ preventScroll: true })
}

/** The sheet of one crew: its chart, what people do on it, and what is said meanwhile. */
export function SignOffTask({ crew, lines, note, entries, kept }: SignOffTaskProps) {
  const rule = useSession().tenant.rules.hours
  const now = useNow(often)
  const words = useWords()
  const { t } = words
  const toast = useToast()
  const [openId, setOpenId] = useState<string | null>(null)
  // Behind the sheet, so that it is there when the network is gone by then.
  useEffect(() => void line().catch(() => undefined), [])
  const name = note?.suggestedSigner ?? crew.contactOnSite?.name ?? ''
  const signing = useSignOff({ crewId: crew.id, lines, note, entries, name, kept })
  const { snapshot, send, reading } = signing
  const [shown, setShown] = useState<Stage>('loading')
  const stage = stageOf(snapshot, shown)
  // While a correction is being kept, the stage before is shown: nothing flickers.
  if (stage !== shown) setShown(stage)

  const content = sheetContent(words, crew, note?.company.name ?? '', lines, signing, { stage, rule, now })
  const open = content.rows.find(({ id }) => id === openId)
  const confirm = () => {
    send({ type: 'CONFIRMED', reading: reading() })
    if (stage !== 'timesMissing' && stage !== 'hoursMissing' && stage !== 'troubled') return
    const [first] = content.lacking
    if (first) showLine(first.id)
    toast({ type: 'warning', message: stage === 'troubled' ? t('signOff.troubled') : t(`shell.error.${stage}`) })
  }
  return (
    <>
      <SignOffView
        content={content}
        taps={{
          openLine: setOpenId,
          confirm,
          name: value => send({ type: 'NAMED', name: value }),
          draw: drawing => send({ type: 'DRAWN', drawing }),
          refuse: () => send({ type: 'REFUSING' }),
          giveRefusal: refusal => send({ type: 'REFUSED', refusal, reading: reading() }),
          withoutClient: () => send({ type: 'WITHOUT_CLIENT', reading: reading() }),
          cancel: () => send({ type: 'CANCELLED' }),
          lookedAgain: () => send({ type: 'LOOKED_AGAIN' }),
        }}
      />
      {open && !open.line.status.startsWith('signed') ? (
        <Suspense>
          <LineDialog
            key={open.id}
            row={open}
            rule={rule}
            now={now}
            entered={snapshot.context.entered[open.id] ?? null}
            trouble={snapshot.context.troubles[open.id] ?? null}
            onClose={() => setOpenId(null)}
            onSave={hours => {
              send({ type: 'LINE_SET', line: open.id, hours })
              setOpenId(null)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
