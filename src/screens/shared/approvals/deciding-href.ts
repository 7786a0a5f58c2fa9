/** The queue of what waits for a decision, at one of it. */
export const decidingHref = (id?: string): string =>
  `/todo-calendar?view=decide${id === undefined ? '' : `&open=${id}`}`
