import { faq, faqCategory, faqText } from '../../database/tables/faq.ts'
import type { Tx } from '../../database/tenant.ts'
import { idOf } from '../random.ts'
import { insertRows } from '../rows.ts'
import type { SetUp } from '../set-up.ts'
import type { Agency } from '../tenants.ts'
import { questions } from './questions.ts'

/** What is asked often, once: what planning or the office makes of it is theirs. */
export async function keepFaq(
  tx: Tx,
  { agency, setUp, now }: { agency: Agency; setUp: SetUp; now: Date },
): Promise<void> {
  if (setUp.faq) return
  const topics = await tx.raw<{ id: string; code: string }>(
    `select id, code from lookup where tenant_id = $1 and kind = 'categories'`,
    [agency.id],
  )
  const of = (at: number) => ({ tenantId: agency.id, faqId: idOf(`demo faq ${agency.key} ${at}`) })
  await insertRows(
    tx,
    faq,
    questions.map(({ for: loginTypes = [], tags, screen }, at) => ({
      tenantId: agency.id,
      id: of(at).faqId,
      loginTypes: [...loginTypes],
      tags: [...tags],
      screen: screen ?? null,
      createdAt: now,
      changedAt: now,
    })),
  )
  await insertRows(
    tx,
    faqCategory,
    questions.flatMap((question, at) =>
      topics
        .filter(({ code }) => question.topics.includes(code))
        .map(({ id: categoryId }) => ({ ...of(at), categoryId })),
    ),
  )
  await insertRows(
    tx,
    faqText,
    questions.flatMap((said, at) =>
      (['en', 'de'] as const).map(language => {
        const [question, answer] = said[language]
        return { ...of(at), language, question, answer }
      }),
    ),
  )
  setUp.faq = true
}
