import { IconDoorEnter, IconMapPinQuestion, IconMessage, IconParking } from '@tabler/icons-react'
import { useState } from 'react'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { Row, Rows, Tile } from '../../ui/Rows/Rows.tsx'
import { TextArea } from '../../ui/TextArea/TextArea.tsx'
import type { TaskKind } from './punch-content.ts'
import classes from './crews.module.css'

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
  const [words, setWords] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const send = () => {
    if (words?.trim()) onReason(words.trim())
    else setMissing(true)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('crews.reason.title')}
      closeLabel={t('app.cancel')}
      footer={
        words === null ? undefined : (
          <div className={classes['answers']}>
            <Button variant="main" size="call" full onClick={send}>
              {t(task === 'Check-in' ? 'crews.reason.send' : 'crews.reason.sendOut')}
            </Button>
          </div>
        )
      }
    >
      {words === null ? (
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
            onClick={() => setWords('')}
          />
        </Rows>
      ) : (
        <TextArea
          label={t('crews.reason.label')}
          value={words}
          onChange={text => {
            setWords(text)
            setMissing(false)
          }}
          error={missing ? t('crews.reason.missing') : undefined}
          rows={3}
          maxLength={fields['NewProjectCrewItemActivity.reason'].maxLength}
          autoFocus
        />
      )}
    </Dialog>
  )
}
