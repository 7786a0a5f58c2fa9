import type { Contact } from '../../shared/contact/ContactCard.tsx'
import type { Person } from '../crew.types.ts'

export const contactOf = ({ name, pictureUrl, phone }: Person, role: string, at: string | null): Contact => ({
  name,
  pictureUrl,
  phone,
  email: null,
  role,
  at,
})
