import type { PadDrawing } from '../../../ui/SignaturePad/SignaturePad.tsx'

export interface SignOffTaps {
  openLine: (id: string) => void
  confirm: () => void
  name: (name: string) => void
  draw: (drawing: PadDrawing | null) => void
  refuse: () => void
  giveRefusal: (remark: string) => void
  withoutClient: () => void
  cancel: () => void
  lookedAgain: () => void
}
