import { useState } from 'react'
import { api } from '../../../client/api.ts'
import { failureFrom, unwrap } from '../../../client/problem.ts'
import { useWords } from '../../../i18n/words.ts'
import { useToasts } from '../../../machines/toasts/toasts.context.ts'
import { useTell } from '../../shared/useTell.ts'

/** Ms a file stays readable after it was opened: long enough for a slow viewer. */
const readableFor = 60_000

/** Opens or downloads the note's PDF: it needs the token, so it comes by a request and not by a link. */
export function useNotePdf(crewId: string, number: string | null) {
  const { t } = useWords()
  const { show: toast } = useToasts()
  const tell = useTell()
  const about = `note ${crewId}`
  const [busy, setBusy] = useState(false)

  const load = async (): Promise<string | null> => {
    setBusy(true)
    try {
      const file = await unwrap(
        api.GET('/api/v1/projectCrews/{id}/deliveryNote', { params: { path: { id: crewId } }, parseAs: 'blob' }),
      )
      const address = URL.createObjectURL(file)
      tell.done(about, null)
      setTimeout(() => URL.revokeObjectURL(address), readableFor)
      return address
    } catch (error) {
      tell.failed(about, failureFrom(error))
      return null
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    open: () => {
      // Opened at the tap, or the browser takes it for a pop-up.
      const page = window.open('', '_blank')
      void load().then(address => {
        if (!page) {
          if (address) toast({ type: 'warning', message: t('signOff.note.blocked') })
        } else if (address) page.location.replace(address)
        else page.close()
      })
    },
    download: () => {
      void load().then(address => {
        if (!address) return
        const link = document.createElement('a')
        link.href = address
        link.download = `${number ?? crewId}.pdf`
        link.click()
        toast({ type: 'success', message: t('signOff.note.downloaded') })
      })
    },
  }
}
