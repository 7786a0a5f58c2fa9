import type { Group } from '../../../i18n/translate.ts'
import type { components } from '../../../client/schema.d.ts'

export type SentMessage = components['schemas']['SentMessage']
export type ReceivedMessage = components['schemas']['CrewMessage']
export const audiences = ['all', 'late', 'onSite'] as const satisfies readonly SentMessage['audience'][]
/** What is said here; loaded behind the page it stands on. */
export const messageGroups: readonly Group[] = ['app', 'shell', 'crewMessages']
/** ms: messages are asked for anew, for nobody tells an open page. */
export const asksEvery = 60_000
export type Audience = (typeof audiences)[number]
