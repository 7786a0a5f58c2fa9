import { sidebar } from '../../../domain/auth/menu.ts'
import { passes } from '../../../domain/auth/rights.ts'
import { useSession } from '../../access/session.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { useListAddress } from '../shared/list/useListAddress.ts'
import { loadable } from '../shared/loadable.ts'
import type { AnswerWays } from './Answer.tsx'
import type { ScreenKey } from './faq.types.ts'

/** What is asked often, in the language that is shown, and what it is narrowed to in the address. */
export function useHelp(enabled: boolean) {
  const { find } = useWords()
  const { language, user } = useSession()
  const address = useListAddress()
  const query = $api.useQuery('get', '/api/v1/faq', { params: { query: { ...wholeList, language } } }, { enabled })
  const linkTo: AnswerWays['linkTo'] = (screen: ScreenKey) => {
    const entry = sidebar.find(one => one.entry === screen)
    const name = find(`shell.nav.${screen}`)
    return entry && name && user.valid && passes(user, entry.rule) ? { href: entry.path, name } : null
  }
  const { asked, change, search, onSearch } = address
  return {
    asked,
    change,
    linkTo,
    view: {
      state: enabled ? loadable([query], query.data?.items) : ({ kind: 'refused' } as const),
      search,
      onSearch,
      topic: asked.get('topic'),
      onTopic: (topic: string | null) => change({ topic }),
    },
  }
}
