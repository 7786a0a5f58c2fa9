import { api } from '../../client/api.ts'
import { failureFrom, unwrap } from '../../client/problem.ts'
import { send } from '../../client/send.ts'
import { useRefresh } from '../shared/useRefresh.ts'
import { useTell } from '../shared/useTell.ts'
import { type Question, type Questionnaire, asNew, said } from './questionnaires.types.ts'

/** How often it is tried where something else of the questionnaire is under way. */
const tries = 4

/** A question that was taken out comes back to its place, whatever was done since; what was done stays as it is. */
export function useBringBack() {
  const tell = useTell()
  const refresh = useRefresh()
  const put = async (id: string, at: number, question: Question, left: number): Promise<void> => {
    const params = { path: { id } }
    const now: Questionnaire = await unwrap(api.GET('/api/v1/questionnaires/{id}', { params }))
    const body = said(now, [...now.questions].toSpliced(at, 0, asNew(question) as Question))
    try {
      await send('post', '/api/v1/questionnaires/{id}', { params, body }, crypto.randomUUID())
    } catch (error) {
      if (left === 0 || failureFrom(error).code !== 'changedMeanwhile') throw error
      await put(id, at, question, left - 1)
    }
  }
  return async (id: string, at: number, question: Question) => {
    await put(id, at, question, tries).catch((error: unknown) =>
      tell.failed(`question ${question.id}`, failureFrom(error)),
    )
    await refresh.now('questionnaires')
  }
}
