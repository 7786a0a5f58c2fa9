import { toField } from './first-wrong.ts'

/**
 * Whether fields of what is to be sent hold text that says nothing that can be taken: to send them would be to send that
 * nothing stands there. Each of them says so, and the first gets the focus.
 */
export function tellUnread(within: ParentNode): boolean {
  const unread = within.querySelectorAll<HTMLInputElement>('input[data-unread]')
  for (const field of unread) field.dispatchEvent(new Event('invalid', { cancelable: true }))
  if (unread[0]) toField(unread[0])
  return unread.length > 0
}
