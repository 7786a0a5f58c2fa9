import { IconFileSpreadsheet, IconFileTypePdf } from '@tabler/icons-react'
import { useWords } from '../../../i18n/words.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Segments } from '../../../ui/Segments/Segments.tsx'
import { type By, type Paper, ways } from './costing.types.ts'
import classes from './costing.module.css'

interface CostBarProps {
  by: By
  onBy: (by: By) => void
  /** What may be saved. */
  papers: readonly Paper[]
  onSave: (paper: Paper) => void
  /** One is on its way. */
  busy: Paper | null
}

/** How costs are put together, and the papers that say the same. */
export function CostBar({ by, onBy, papers, onSave, busy }: CostBarProps) {
  const { t } = useWords()
  return (
    <div className={classes['bar-above']} data-no-print="">
      <Segments
        label={t('projectCosts.by.label')}
        value={by}
        onChange={value => onBy(ways.find(way => way === value) ?? 'crew')}
        items={ways.map(value => ({ value, label: t(`projectCosts.by.${value}`) }))}
      />
      <span className={classes['papers']}>
        {papers.map(paper => (
          <Button
            key={paper}
            icon={
              paper === 'sheet' ? <IconFileSpreadsheet aria-hidden="true" /> : <IconFileTypePdf aria-hidden="true" />
            }
            busy={busy === paper}
            aria-label={paper === 'sheet' ? undefined : t(`projectCosts.save.${paper}`)}
            onClick={() => onSave(paper)}
          >
            {t(`projectCosts.paper.${paper}`)}
          </Button>
        ))}
      </span>
    </div>
  )
}
