import { IconPlus, IconTemplate } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { FilterSelect } from '../../../ui/FilterSelect/FilterSelect.tsx'
import { typeWords } from '../../shared/receipts/receipt-words.ts'
import type { ReceiptsViewProps } from '../ReceiptsView.tsx'
import { states } from './receipt-states.ts'
import classes from '../receipts.module.css'

function StateFilter({ overview, shown, onShow }: Pick<ReceiptsViewProps, 'overview' | 'shown' | 'onShow'>) {
  const { t } = useWords()
  return (
    <FilterSelect
      label={t('receipts.states')}
      anyLabel={t('receipts.all')}
      value={shown.state ?? ''}
      onChange={value => onShow({ ...shown, state: states.find(one => one === value) ?? null })}
      items={states.map(value => ({
        value,
        label: [t(`receipts.state.${value}`), overview?.byState[value]].filter(one => one !== undefined).join(' '),
      }))}
    />
  )
}

export function TypeFilter({ types, shown, onShow }: Pick<ReceiptsViewProps, 'types' | 'shown' | 'onShow'>) {
  const words = useWords()
  const { t } = words
  return (
    <FilterSelect
      label={t('receipts.type')}
      anyLabel={t('receipts.allTypes')}
      value={shown.typeId ?? ''}
      onChange={value => onShow({ ...shown, typeId: value || null })}
      items={types.map(type => ({ value: type.id, label: typeWords(words, type) }))}
    />
  )
}

/** The ways a receipt comes to be. */
export function Make({
  photograph,
  onTemplate,
  onCreate,
  desk = false,
}: Pick<ReceiptsViewProps, 'photograph' | 'onTemplate' | 'onCreate'> & { desk?: boolean }) {
  const { t } = useWords()
  return (
    <div className={classes['make']}>
      {photograph}
      <Button icon={<IconTemplate aria-hidden="true" />} onClick={onTemplate}>
        {t('receipts.fromTemplate')}
      </Button>
      <Button variant={desk ? 'main' : 'line'} icon={<IconPlus aria-hidden="true" />} onClick={onCreate}>
        {t('receipts.create')}
      </Button>
    </div>
  )
}

/** What a list of receipts is narrowed by, and how another comes to it. */
export function ReceiptTools(props: ReceiptsViewProps) {
  return (
    <>
      <StateFilter {...props} />
      <TypeFilter {...props} />
      {props.creates ? <Make {...props} /> : null}
    </>
  )
}
