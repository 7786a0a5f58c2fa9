import { IconX } from '@tabler/icons-react'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Row, Rows } from '../../ui/Rows/Rows.tsx'
import { SkeletonRows } from '../../ui/Skeleton/Skeleton.tsx'
import { moneyWords } from '../shared/cost/money-words.ts'
import { loadable } from '../shared/loadable.ts'
import { typeWords } from '../shared/receipts/receipt-words.ts'
import type { ReceiptTemplate } from '../shared/receipts/receipt.types.ts'
import { Screen } from '../shared/Screen.tsx'
import { useCommand } from '../shared/useCommand.ts'

interface TemplatesDialogProps {
  /** Takes templates away as well. */
  keeps: boolean
  onChoose: (template: ReceiptTemplate) => void
  onClose: () => void
}

/** What is bought again and again: one is chosen and becomes a draft of today. */
export function TemplatesDialog({ keeps, onChoose, onClose }: TemplatesDialogProps) {
  const words = useWords()
  const { t } = words
  const templates = $api.useQuery('get', '/api/v1/receiptTemplates', { params: { query: wholeList } })
  const remove = useCommand('delete', '/api/v1/receiptTemplates/{id}')
  return (
    <Dialog opened title={t('receipt.templates')} closeLabel={t('app.close')} onClose={onClose}>
      <Screen
        state={loadable([templates], templates.data?.items)}
        width="inside"
        level={3}
        skeleton={<SkeletonRows count={3} label={t('app.loading')} />}
      >
        {items =>
          items.length === 0 ? (
            <p>{t('receipt.noTemplates')}</p>
          ) : (
            <Rows label={t('receipt.templates')}>
              {items.map(template => (
                <Row
                  key={template.id}
                  wrap
                  title={template.name}
                  sub={[typeWords(words, template.type), moneyWords(words, template.gross, template.currency)].join(
                    ', ',
                  )}
                  onClick={() => onChoose(template)}
                  end={
                    keeps ? (
                      <IconButton
                        label={t('receipt.removeTemplate', { name: template.name })}
                        icon={<IconX aria-hidden="true" />}
                        onClick={() =>
                          void remove.give(
                            { params: { path: { id: template.id } } },
                            { done: t('receipt.templateGone') },
                          )
                        }
                      />
                    ) : null
                  }
                />
              ))}
            </Rows>
          )
        }
      </Screen>
    </Dialog>
  )
}
