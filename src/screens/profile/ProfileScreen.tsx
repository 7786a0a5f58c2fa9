import { Suspense, useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { useWords } from '../../i18n/words.ts'
import { useSessionActor } from '../../machines/session/session.context.ts'
import { loadable } from '../shared/loadable.ts'
import { useCommand } from '../shared/useCommand.ts'
import { useNow } from '../shared/useNow.ts'
import { viewerZone } from '../shared/words/shift-words.ts'
import { Own } from './picture/Own.tsx'
import { OwnPicture } from './picture/OwnPicture.tsx'
import { PinDialog } from './PinDialog.tsx'
import { ProfileView } from './ProfileView.tsx'
import { useOwnPicture } from './useOwnPicture.ts'
import { later } from '../../ui/lazily.tsx'

const CalendarSubscriptions = later(
  async () => (await import('./calendars/CalendarSubscriptions.tsx')).CalendarSubscriptions,
)

const PublicProfile = later(async () => (await import('./public/PublicProfile.tsx')).PublicProfile)
const Devices = later(async () => (await import('./devices/Devices.tsx')).Devices)
const Passkeys = later(async () => (await import('./passkeys/Passkeys.tsx')).Passkeys)
const OneTimeCodes = later(async () => (await import('./codes/OneTimeCodes.tsx')).OneTimeCodes)
const MailNotices = later(async () => (await import('./MailNotices.tsx')).MailNotices)

export default function ProfileScreen() {
  const words = useWords()
  const { t } = words
  const { user, tenant, personId, language, colorScheme, chooseLanguage, chooseColorScheme } = useSession()
  const name = useSessionActor().getSnapshot().context.who?.name ?? ''
  const picture = useOwnPicture(personId)
  // Whoever never stands at a kiosk needs no PIN for one.
  const typesPin = tenant.kioskPin && user.loginTypes.includes('crew')
  const pin = $api.useQuery('get', '/api/v1/kioskPin', {}, { enabled: typesPin })
  const isPaid = personId !== null && user.loginTypes.includes('crew') && mayCall(user, 'readBankAccount')
  const account = $api.useQuery(
    'get',
    '/api/v1/persons/{id}/bankAccount',
    { params: { path: { id: personId ?? '' } } },
    { enabled: isPaid },
  )
  const isKnown = personId !== null && mayCall(user, 'readPersonDetails')
  const details = $api.useQuery(
    'get',
    '/api/v1/persons/{id}/details',
    { params: { path: { id: personId ?? '' } } },
    { enabled: isKnown },
  )
  const now = useNow()
  const change = useCommand('post', '/api/v1/kioskPin', { inForm: true })
  const [choosing, setChoosing] = useState(false)
  const save = (digits: string) =>
    void change.give({ body: { pin: digits } }, { done: t('profile.pin.saved'), then: () => setChoosing(false) })
  return (
    <>
      <ProfileView
        head={lines =>
          personId !== null && mayCall(user, 'createProfilePicture') ? (
            <OwnPicture personId={personId} name={name} seen={picture} lines={lines} />
          ) : (
            <Own name={name} seen={picture} lines={lines} />
          )
        }
        details={isKnown ? loadable([details], details.data) : null}
        now={now}
        deviceZone={viewerZone()}
        loginTypes={user.loginTypes}
        language={language}
        scheme={colorScheme}
        onLanguage={chooseLanguage}
        onScheme={chooseColorScheme}
        pin={typesPin ? loadable([pin], pin.data) : null}
        onPin={() => setChoosing(true)}
        account={account.data}
        publicity={
          personId !== null && user.loginTypes.includes('crew') && mayCall(user, 'setProfileAccess') ? (
            <Suspense>
              <PublicProfile personId={personId} />
            </Suspense>
          ) : null
        }
        passkeys={
          mayCall(user, 'readPasskeys') ? (
            <Suspense>
              <Passkeys />
            </Suspense>
          ) : null
        }
        codes={
          mayCall(user, 'readOneTimeCodes') ? (
            <Suspense>
              <OneTimeCodes />
            </Suspense>
          ) : null
        }
        devices={
          mayCall(user, 'readPushDevices') ? (
            <Suspense>
              <Devices />
            </Suspense>
          ) : null
        }
        calendars={
          mayCall(user, 'listPublicCalendarSubscriptions') ? (
            <Suspense>
              <CalendarSubscriptions />
            </Suspense>
          ) : null
        }
        notices={
          mayCall(user, 'readEmailNotices') ? (
            <Suspense>
              <MailNotices />
            </Suspense>
          ) : null
        }
      />
      {choosing ? (
        <PinDialog busy={change.busy} failure={change.failure} onSave={save} onClose={() => setChoosing(false)} />
      ) : null}
    </>
  )
}
