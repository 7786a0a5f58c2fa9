import { useState } from 'react'
import { useWords } from '../../../i18n/words.ts'
import { useToast } from '../../../machines/toasts/toasts.context.ts'
import { type Asked, loadable } from '../loadable.ts'
import { useCopy } from '../useCopy.ts'
import { type PasswordLink, VisitorLinkView } from './VisitorLinkView.tsx'

/** It holds a password: gone with the page, and not among the answers kept on the device. */
export const unkept = { gcTime: 0, meta: { kept: false } }

interface VisitorLinkProps {
  words: 'projects.link' | 'plusCrewValues.link'
  known: Asked & { data: PasswordLink | undefined }
  /** Makes a new one, which ends the old one; null where it was not made, which has been said. */
  renew: () => Promise<{ answer: PasswordLink } | null>
  renews: boolean
  busy: boolean
}

/** A link for whoever has no account: to copy, and to make anew, which copies it as well. */
export function VisitorLink({ words, known, renew, renews, busy }: VisitorLinkProps) {
  const { t } = useWords()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const copying = useCopy()

  const copy = async (link: string, about = '') => {
    const copied = await copying.copy(link, `${about}${t(`${words}.copied`)}`)
    if (!copied && about) toast({ type: 'success', message: about.trim() })
  }
  const make = async () => {
    const made = await renew()
    // Nobody makes one to leave it lying: the same tap copies it.
    if (made?.answer.link) await copy(made.answer.link, `${t(`${words}.made`)} `)
    else if (made) toast({ type: 'success', message: t(`${words}.made`) })
    setAsking(false)
  }
  return (
    <VisitorLinkView
      words={words}
      state={loadable([known], known.data)}
      renews={renews}
      asking={asking}
      busy={busy}
      notCopied={copying.notCopied !== null}
      onCopy={link => void copy(link)}
      onRenew={() => (known.data?.login ? setAsking(true) : void make())}
      onSure={() => void make()}
      onKeep={() => setAsking(false)}
    />
  )
}
