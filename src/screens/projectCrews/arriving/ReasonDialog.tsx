import { IconDoorEnter, IconMapPinQuestion, IconMessage, IconParking } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { later } from '../../../ui/lazily.tsx'
import type { TaskKind } from './punch-content.ts'

interface ReasonDialogProps {
  opened: boolean
  task: TaskKind
  onReason: (reason: string) => void
  onClose: () => void
}

const quick = { parking: IconParking, otherEntrance: IconDoorEnter, gps: IconMapPinQuestion } as const
const quickKeys = ['parking', 'otherEntrance', 'gps'] as const

const otherReason = () => import('./OtherReason.tsx')
const OtherReason = later(async () => (await otherReason()).OtherReason)

/** Why somebody is outside the circle: one tap for the usual reasons, words for the others. */
export function ReasonDialog({ opened, ...props }: ReasonDialogProps) {
  // Loaded behind the screen: there is no network by then, perhaps.
  useEffect(() => void otherReason().catch(() => undefined), [])
  return opened ? <OpenReason {...props} /> : null
}

function OpenReason({ task, onReason, onClose }: Omit<ReasonDialogProps, 'opened'>) {
  const { t } = useWords()
  const [other, setOther] = useState(false)
  if (other)
    return (
      <Suspense>
        <OtherReason task={task} onReason={onReason} onClose={onClose} />
      </Suspense>
    )
  return (
    <Dialog opened onClose={onClose} title={t('crews.reason.title')} closeLabel={t('app.cancel')}>
      <Rows>
        {quickKeys.map(key => {
          const Glyph = quick[key]
          return (
            <Row
              wrap
              key={key}
              lead={<Tile icon={<Glyph aria-hidden="true" />} />}
              title={t(`crews.reason.${key}`)}
              onClick={() => onReason(t(`crews.reason.${key}`))}
            />
          )
        })}
        <Row
          wrap
          lead={<Tile icon={<IconMessage aria-hidden="true" />} />}
          title={t('crews.reason.other')}
          chevron
          onClick={() => setOther(true)}
        />
      </Rows>
    </Dialog>
  )
}
