import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { loadable } from '../shared/loadable.ts'
import { SettingsForm } from './SettingsForm.tsx'
import { SettingsView } from './SettingsView.tsx'

/** What the agency settles for itself; whoever changes it does so for everybody. */
export default function SettingsScreen() {
  const { user } = useSession()
  const reads = mayCall(user, 'readSettings')
  const settings = $api.useQuery('get', '/api/v1/settings', {}, { enabled: reads })
  return (
    <SettingsView state={reads ? loadable([settings], settings.data, { keeps: true }) : { kind: 'refused' }}>
      {content => <SettingsForm settings={content} />}
    </SettingsView>
  )
}
