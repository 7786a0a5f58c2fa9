import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import type { ScreenProps } from '../screen.ts'
import { ContactPage } from '../shared/contact/ContactPage.tsx'
import { found, loadable } from '../shared/loadable.ts'
import { functionWords } from '../shared/words/shift-words.ts'

/** How somebody of a membership crew is reached. */
export default function ContactScreen({ params }: ScreenProps) {
  const words = useWords()
  const { t } = words
  const path = { id: params['id'] ?? '', personId: params['personId'] ?? '' }
  const contact = $api.useQuery('get', '/api/v1/pCrews/{id}/members/{personId}', { params: { path } })
  const state = found(loadable([contact], contact.data), ({ functions, crewName, ...person }) => ({
    ...person,
    role: [...functions.slice(0, 2).map(one => functionWords(words, one).replaceAll('\u00AD', '')), crewName].join(
      ', ',
    ),
  }))
  return (
    <ContactPage
      state={state}
      absent={{
        title: t('membershipCrews.noContact'),
        text: t('membershipCrews.noContactText'),
        action: <Button href={`/membership-crews/${path.id}`}>{t('app.back')}</Button>,
      }}
    />
  )
}
