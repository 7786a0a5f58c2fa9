import type { MailedChoices } from './notices.ts'
import type { QuietHours } from './quiet-span.ts'

/** What an agency settles for itself about how people are told. */
export interface NoticeRules {
  /** When devices are told nothing, by the clock where the person is; null: they are told at any hour. */
  quietHours: QuietHours | null
  /** What whoever has no device is written of: that somebody is on, and that an answer comes too late. */
  mailed: MailedChoices
  /** Whether they are told of a near call by a text message, where the installation sends any. */
  sms: boolean
}

export const defaultNoticeRules: NoticeRules = {
  quietHours: { from: 22, to: 5 },
  mailed: { confirmed: true, lapsed: true },
  sms: true,
}

/** An agency's, the open ones filled in. */
export const noticeRules = ({
  quietHours = defaultNoticeRules.quietHours,
  mailed = defaultNoticeRules.mailed,
  sms = defaultNoticeRules.sms,
}: Partial<NoticeRules>): NoticeRules => ({ quietHours, mailed, sms })
