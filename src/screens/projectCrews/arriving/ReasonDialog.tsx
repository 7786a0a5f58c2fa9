import { IconDoorEnter, IconMapPinQuestion, IconMessage, IconParking } from '@tabler/icons-react'
import { useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { Row, Rows, Tile } from '../../../ui/Rows/Rows.tsx'
import { TextArea } from '../../../ui/TextArea/TextArea.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import type { TaskKind } from './punch-content.ts'

interface ReasonDialogProps {
  opened: boolean
  task: TaskKind
  onReason: (reason: string) => void
  onClose: () => void
}

const quick = { parking: IconParking, otherEntrance: IconDoorEnter, gps: IconMapPinQuestion } as const
const quickKeys = ['parking', 'otherEntrance', 'gps'] as const

/** Why somebody is outside the circle: one tap for the usual reasons, words for the others. */
export function ReasonDialog({ opened, ...props }: ReasonDialogProps) {
  return opened ? <OpenReason {...props} /> : null
}

function OpenReason({ task, onReason, onClose }: Omit<ReasonDialogProps, 'opened'>) {
  const { t } = useWords()
  const [other, setOther] = useState(false)
  const form = useForm({ reason: '' }, ({ reason }) => ({
    reason: isShort('NewProjectCrewItemActivity.reason', reason) && t('crews.reason.missing'),
  }))
  if (other)
    return (
      <FormDialog
        form={form}
        title={t('crews.reason.title')}
        submitLabel={t(task === 'Check-in' ? 'crews.reason.send' : 'crews.reason.sendOut')}
        onSubmit={() => onReason(form.values.reason.trim())}
        onClose={onClose}
        big
      >
        <TextArea
          {...form.text('reason', 'NewProjectCrewItemActivity.reason')}
          label={t('crews.reason.label')}
          rows={3}
          autoFocus
        />
      </FormDialog>
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
