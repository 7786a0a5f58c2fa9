import type de from '../de/password.ts'
import type { Differing } from '../translate.ts'

export default {
  asked: {
    nothing: 'Nach ein paar Minuten noch nichts da? Schau im Spam-Ordner nach, prüf den Login oder frag nochmals an.',
    again: 'Nochmals anfragen',
  },
} satisfies Differing<typeof de>
