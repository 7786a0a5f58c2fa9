import type { ContactContent } from './ContactView.tsx'
import type { Person } from './crew.types.ts'

export const contactOf = ({ name, pictureUrl, phone }: Person, role: string, at: string | null): ContactContent => ({
  name,
  pictureUrl,
  phone,
  email: null,
  role,
  at,
})
