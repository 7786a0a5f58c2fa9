import { useState } from 'react'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { loadable } from '../shared/loadable.ts'
import type { Kind } from './document-types.types.ts'
import { DocumentTypesView } from './DocumentTypesView.tsx'
import { KindDialog } from './KindDialog.tsx'

/** Kinds of papers an agency has. */
export default function DocumentTypesScreen() {
  const { user } = useSession()
  /** Null: a new one; undefined: none is open. */
  const [opened, setOpened] = useState<Kind | null | undefined>(undefined)
  const reads = mayCall(user, 'listDocumentTypeRules')
  const makes = mayCall(user, 'createDocumentType')
  const list = $api.useQuery('get', '/api/v1/documentTypeRules', { params: { query: wholeList } }, { enabled: reads })
  return (
    <>
      <DocumentTypesView
        state={reads ? loadable([list], list.data?.items) : { kind: 'refused' }}
        onOpen={makes ? setOpened : undefined}
      />
      {opened === undefined ? null : <KindDialog kind={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
