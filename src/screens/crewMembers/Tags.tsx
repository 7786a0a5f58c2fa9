import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { fields } from '../../client/fields.gen.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Section } from '../../ui/Section/Section.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import type { Tag } from './member.types.ts'
import classes from './member.module.css'

interface TagsProps {
  tags: readonly Tag[]
  busy: boolean
  /** Whether it was added. */
  onAdd: (tag: string) => Promise<boolean>
  onRemove: (tag: Tag) => void
}

/** Words planning has put on somebody. */
export function Tags({ tags, busy, onAdd, onRemove }: TagsProps) {
  const { t } = useWords()
  const [typed, setTyped] = useState('')
  return (
    <Section title={t('crewMembers.tags')}>
      {tags.length ? (
        <ul className={classes['tags']} aria-label={t('crewMembers.tags')}>
          {tags.map(one => (
            <li key={one.id}>
              {one.tag}
              <IconButton
                label={t('crewMembers.removeTag', { tag: one.tag })}
                icon={<IconX aria-hidden="true" />}
                onClick={() => onRemove(one)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes['soft']}>{t('crewMembers.noTags')}</p>
      )}
      <form
        className={classes['addTag']}
        onSubmit={event => {
          event.preventDefault()
          if (typed.trim() === '' || busy) return
          void onAdd(typed).then(added => {
            // What is typed meanwhile is the next word.
            if (added) setTyped(now => (now === typed ? '' : now))
          })
        }}
      >
        <TextField
          label={t('crewMembers.tag')}
          value={typed}
          onChange={setTyped}
          maxLength={fields['NewCrewTag.tag'].maxLength}
        />
        <Button type="submit" busy={busy}>
          {t('crewMembers.addTag')}
        </Button>
      </form>
    </Section>
  )
}
