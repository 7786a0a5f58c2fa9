/** Brings a field and what is said under it into sight, also where a bar stands over the lower edge, and focuses it. */
export function toField(field: HTMLElement): void {
  field.focus({ preventScroll: true })
  const [said] = (field.getAttribute('aria-describedby') ?? '').split(' ')
  const below = said ? document.getElementById(said) : null
  ;(below ?? field).scrollIntoView({ block: 'center' })
}

/** To the first field that is marked as wrong; whether there is one. */
export function toFirstWrong(within: ParentNode | null): boolean {
  const field = within?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (field) toField(field)
  return Boolean(field)
}
