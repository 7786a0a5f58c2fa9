import { Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { mayCall } from '../../access/may-call.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { later } from '../../ui/lazily.tsx'
import { deskWidth, useMatches } from '../../ui/useMatches.ts'
import type { ScreenProps } from '../screen.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { loadable } from '../shared/loadable.ts'
import { useCommand } from '../shared/useCommand.ts'
import { MembershipCrewsView } from './MembershipCrewsView.tsx'
import type { Somebody } from './membership.types.ts'
import { useMembership } from './useMembership.ts'

const CreateCrew = later(async () => (await import('../shared/planning/CreateCrew.tsx')).CreateCrew)
const AddPanel = later(async () => (await import('./AddPanel.tsx')).AddPanel)
const BlockDialog = later(async () => (await import('./BlockDialog.tsx')).BlockDialog)
const InviteDialog = later(async () => (await import('./InviteDialog.tsx')).InviteDialog)

type Opened = { kind: 'create' | 'invite' } | { kind: 'block'; person: Somebody }

/** Crews of people a client likes to have again, and those it does not; of one of them who they are. */
export default function MembershipCrewsScreen({ params }: ScreenProps) {
  const opened = params['id'] ?? null
  const { t } = useWords()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const isDesk = useMatches(deskWidth)
  const { search, onSearch } = useListAddress({ isPart: true })
  const [adding, setAdding] = useState(false)
  const [dialog, setDialog] = useState<Opened | null>(null)
  const close = () => setDialog(null)
  const reads = mayCall(user, 'listPCrews')
  const crews = $api.useQuery('get', '/api/v1/pCrews', { params: { query: wholeList } }, { enabled: reads })
  const id = opened ?? (isDesk ? (crews.data?.items[0]?.id ?? null) : null)
  const crew = crews.data?.items.find(one => one.id === id)
  const members = $api.useQuery(
    'get',
    '/api/v1/pCrews/{id}/members',
    { params: { path: { id: id ?? '' }, query: wholeList } },
    { enabled: crew !== undefined },
  )
  const { added, give, take, assign, bodyOf, undoOf } = useMembership(id ?? '')
  const invite = useCommand('post', '/api/v1/persons/{id}/profileAccess', { touches: ['pCrews'] })
  const mayAdd = mayCall(user, 'createPlannerCrewMembership')
  const shown =
    id === null || !crews.data
      ? null
      : crew
        ? { id, crew, members: loadable([members], members.data?.items) }
        : { id, crew: null }
  return (
    <>
      <MembershipCrewsView
        state={reads ? loadable([crews], crews.data?.items) : { kind: 'refused' }}
        shown={shown}
        opened={opened !== null}
        search={search}
        onSearch={onSearch}
        added={added}
        onCreate={mayCall(user, 'createPCrew') ? () => setDialog({ kind: 'create' }) : null}
        onAdd={mayAdd ? () => setAdding(true) : null}
        ways={{
          ...(mayAdd ? { onAssign: assign } : {}),
          ...(mayCall(user, 'deletePlannerCrewMembership') ? { onRemove: take } : {}),
          ...(mayCall(user, 'readCrewMember')
            ? {
                profileHref: member => `/crew-profile/${member.id}`,
                onInvite: member =>
                  void invite.give(
                    { params: { path: { id: member.id } }, body: {} },
                    { done: t('membershipCrews.invitationSent') },
                  ),
              }
            : {}),
          ...(mayCall(user, 'readPCrewContact')
            ? { contactHref: member => `/membership-crews/${id}/contact/${member.id}` }
            : {}),
        }}
        panel={
          adding && crew ? (
            <Suspense>
              <AddPanel
                crew={crew}
                onAdd={give}
                onBlock={person => setDialog({ kind: 'block', person })}
                onInvite={mayCall(user, 'invitePCrewMember') ? () => setDialog({ kind: 'invite' }) : null}
                onClose={() => setAdding(false)}
              />
            </Suspense>
          ) : null
        }
      />
      <Suspense>
        {dialog?.kind === 'create' ? (
          <CreateCrew onClose={close} onMade={made => navigate(`/membership-crews/${made}`)} />
        ) : null}
        {dialog?.kind === 'block' ? (
          <BlockDialog person={dialog.person} bodyOf={bodyOf} undoOf={undoOf} onClose={close} />
        ) : null}
        {dialog?.kind === 'invite' && crew ? <InviteDialog crewId={crew.id} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
