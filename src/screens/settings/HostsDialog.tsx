import { useState } from 'react'
import { $api } from '../../client/query.ts'
import type { Failure } from '../../client/problem.ts'
import { useWords } from '../../i18n/words.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { loadable } from '../shared/loadable.ts'
import { useCommand } from '../shared/useCommand.ts'
import { useCopy } from '../shared/useCopy.ts'
import { problemWords } from '../shared/words/problem-words.ts'
import { type Found, HostsView } from './HostsView.tsx'

const tones = { proven: 'good', absent: 'wait', other: 'bad', unanswered: 'wait' } as const satisfies Record<
  Found,
  string
>
const own = { nameTaken: 'taken', stillInUse: 'needed', outOfTurn: 'full' } as const

/** The hosts of the agency; each act is done at once, whatever else of the page is not saved. */
export function HostsDialog({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const { t } = words
  const hosts = $api.useQuery('get', '/api/v1/hosts')
  const add = useCommand('post', '/api/v1/hosts', { inForm: true })
  const check = useCommand('post', '/api/v1/hosts/check', { inForm: true })
  const remove = useCommand('post', '/api/v1/hosts/remove', { inForm: true })
  const { copy } = useCopy()
  const [leaving, setLeaving] = useState<string | null>(null)
  const [checked, setChecked] = useState<{ host: string; found: Found } | null>(null)
  const failure = add.failure ?? check.failure ?? remove.failure
  const refused = ({ code }: Failure) => (code in own ? own[code as keyof typeof own] : null)
  const problem = failure && refused(failure)
  const said = failure
    ? { text: problem ? t(`settings.hosts.${problem}`) : problemWords(words, failure), tone: 'bad' as const }
    : checked && { text: t(`settings.hosts.${checked.found}`, { host: checked.host }), tone: tones[checked.found] }
  const act = async (what: typeof add | typeof remove, host: string, done?: string) => {
    setChecked(null)
    return (await what.give({ body: { host } }, done === undefined ? {} : { done })) !== null
  }
  return (
    <HostsView
      state={loadable([hosts], hosts.data, { keeps: true })}
      busy={add.busy || check.busy || remove.busy}
      said={said}
      onAdd={host => act(add, host)}
      onCheck={host => {
        setChecked(null)
        void check.give({ body: { host } }, { then: ({ found }) => setChecked({ host, found }) })
      }}
      onRemove={setLeaving}
      onDrop={host => void act(remove, host)}
      onCopy={text => void copy(text, t('settings.hosts.copied'))}
      onClose={onClose}
    >
      <ConfirmDialog
        opened={leaving !== null}
        title={t('settings.hosts.question', { host: leaving ?? '' })}
        safeLabel={t('settings.hosts.keep')}
        riskyLabel={t('settings.hosts.yes')}
        onSafe={() => setLeaving(null)}
        onRisky={() => {
          const host = leaving ?? ''
          setLeaving(null)
          void act(remove, host, t('settings.hosts.removed', { host }))
        }}
      >
        {t('settings.hosts.questionText')}
      </ConfirmDialog>
    </HostsView>
  )
}
