/** The items the browser keeps, by their key in localStorage. Spec §3; exactly these six. */
export const storedKeys = ['token', 'userRights', 'mailboxUserRights', 'tenant', 'appCache', 'uiSettings'] as const
export type StoredKey = (typeof storedKeys)[number]

/** What goes when a session ends, for whatever reason: everything but the person's own settings. Spec §9. */
export const clearedAtEnd: readonly StoredKey[] = storedKeys.filter(key => key !== 'uiSettings')
