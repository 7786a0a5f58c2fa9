import { IconPhone } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useWords } from '../../i18n/words.ts'
import { Face } from '../../ui/Face/Face.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Row } from '../../ui/Rows/Rows.tsx'
import { telHref } from '../shared/hrefs.ts'

interface PersonRowProps {
  person: { name: string; pictureUrl?: string | null; phone: string | null }
  sub?: ReactNode
  href?: string | undefined
}

/** Somebody by face and name, the phone one tap away. */
export function PersonRow({ person, sub, href }: PersonRowProps) {
  const { t } = useWords()
  return (
    <Row
      wrap
      lead={<Face name={person.name} src={person.pictureUrl ?? undefined} />}
      title={person.name}
      sub={sub}
      href={href}
      chevron={href !== undefined && !person.phone}
      end={
        person.phone ? (
          <IconButton
            tonal
            href={telHref(person.phone)}
            label={t('app.call', { name: person.name })}
            icon={<IconPhone aria-hidden="true" />}
          />
        ) : undefined
      }
    />
  )
}
