import { CaptureView } from './CaptureView.tsx'
import { useCapture } from './useCapture.ts'

interface CaptureSlipProps {
  person: string
  /** What a new receipt is of; null while that is not known. */
  typeId: string | null
  /** It stands beside the title at a desk. */
  inline: boolean
  onMade: (receipt: { number: string }) => void
}

/** A photo that becomes a draft. */
export function CaptureSlip({ person, typeId, inline, onMade }: CaptureSlipProps) {
  const capture = useCapture(person, typeId, onMade)
  return <CaptureView capture={capture} ready={typeId !== null} inline={inline} />
}
