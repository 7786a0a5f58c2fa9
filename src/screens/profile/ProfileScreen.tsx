import { useState } from 'react'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useSessionActor } from '../../machines/session/session.context.ts'
import { useToast } from '../../machines/toasts/toasts.context.ts'
import { loadable } from '../shared/loadable.ts'
import { PinDialog } from './PinDialog.tsx'
import { ProfileView } from './ProfileView.tsx'
import { useOwnPicture } from './useOwnPicture.ts'

export default function ProfileScreen() {
  const { t } = useWords()
  const { user, tenant, personId, language, colorScheme, chooseLanguage, chooseColorScheme } = useSession()
  const name = useSessionActor().getSnapshot().context.who?.name ?? ''
  const picture = useOwnPicture(personId)
  const toast = useToast()
  // Whoever never stands at a kiosk needs no PIN for one.
  const typesPin = tenant.kioskPin && user.loginTypes.includes('crew')
  const pin = $api.useQuery('get', '/api/v1/kioskPin', {}, { enabled: typesPin })
  const change = $api.useMutation('post', '/api/v1/kioskPin')
  const [choosing, setChoosing] = useState(false)
  const save = (digits: string) =>
    change.mutate(
      { params: { header: { 'Idempotency-Key': crypto.randomUUID() } }, body: { pin: digits } },
      {
        onSuccess: () => {
          setChoosing(false)
          toast({ type: 'success', message: t('profile.pin.saved') })
        },
        // Also after a failure: perhaps only the answer was lost.
        onSettled: () => void pin.refetch(),
      },
    )
  return (
    <>
      <ProfileView
        name={name}
        picture={picture}
        loginTypes={user.loginTypes}
        language={language}
        scheme={colorScheme}
        onLanguage={chooseLanguage}
        onScheme={chooseColorScheme}
        pin={typesPin ? loadable([pin], pin.data) : null}
        onPin={() => {
          change.reset()
          setChoosing(true)
        }}
      />
      {choosing ? (
        <PinDialog busy={change.isPending} failed={change.isError} onSave={save} onClose={() => setChoosing(false)} />
      ) : null}
    </>
  )
}
