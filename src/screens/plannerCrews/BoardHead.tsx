import { IconUsersPlus } from '@tabler/icons-react'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Segments } from '../../ui/Segments/Segments.tsx'
import { useFills } from './CrewList.tsx'
import type { Crew } from './crew.types.ts'
import classes from './crew.module.css'

type How = 'confirmed' | 'invited'
interface BoardHeadProps {
  crew: Crew
  how: How
  /** Null: whoever looks puts nobody anywhere. */
  onHow: ((how: How) => void) | null
  /** Null: who belongs to it is not theirs to say. */
  onPeople: (() => void) | null
}

/** What a crew is called and fills, who plans it, and how its people are put on items. */
export function BoardHead({ crew, how, onHow, onPeople }: BoardHeadProps) {
  const { t, tn } = useWords()
  const fills = useFills()
  return (
    <header className={classes['head']}>
      <h2>{crew.name}</h2>
      <p>
        {t('plannerCrew.about', {
          fills: fills(crew),
          people: tn('plannerCrew.people', crew.favourites),
          name: crew.planner.name,
        })}
      </p>
      {onPeople ? (
        <Button size="small" icon={<IconUsersPlus aria-hidden="true" />} onClick={onPeople}>
          {t('plannerCrew.changePeople')}
        </Button>
      ) : null}
      {onHow ? (
        <Segments
          label={t('planningCalendar.how')}
          value={how}
          onChange={to => onHow(to === 'invited' ? 'invited' : 'confirmed')}
          items={[
            { value: 'confirmed', label: t('planningCalendar.confirm') },
            { value: 'invited', label: t('planningCalendar.invite') },
          ]}
        />
      ) : null}
    </header>
  )
}
