import { CaptureView } from './CaptureView.tsx'
import { useCapture } from './useCapture.ts'

interface CaptureSlipProps {
  person: string
  /** What a new receipt is of; null while that is not known. */
  typeId: string | null
  onMade: (receipt: { number: string }) => void
}

/** A photo that becomes a draft. */
export function CaptureSlip({ person, typeId, onMade }: CaptureSlipProps) {
  const capture = useCapture(person, typeId, onMade)
  return <CaptureView capture={capture} ready={typeId !== null} />
}
