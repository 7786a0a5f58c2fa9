import { useEffect, useState } from 'react'
import { drawnLogo } from './draw-logo.ts'

/** A picture that was chosen, drawn as it is kept, until it is saved; what cannot be read is said to be broken. */
export function useDrawnLogo() {
  const [chosen, setChosen] = useState<{ file: File; url: string } | 'broken' | null>(null)
  const drawn = chosen === 'broken' ? null : chosen
  const url = drawn?.url ?? null
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])
  const choose = (picture: File) =>
    void drawnLogo(picture).then(
      file => setChosen({ file, url: URL.createObjectURL(file) }),
      () => setChosen('broken'),
    )
  return { url, file: drawn?.file ?? null, broken: chosen === 'broken', choose }
}
