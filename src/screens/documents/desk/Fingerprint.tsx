import { useState } from 'react'
import classes from './desk.module.css'

const short = (hash: string): string => (hash.length > 12 ? `${hash.slice(0, 4)}…${hash.slice(-4)}` : hash)

interface FingerprintProps {
  hashes: readonly string[]
  /** The line they stand in. */
  say: (hashes: readonly string[]) => string
}

/** Hashes in a line of words: short, and whole once the line has the focus. */
export function Fingerprint({ hashes, say }: FingerprintProps) {
  const [whole, setWhole] = useState(false)
  return (
    <button
      type="button"
      className={classes['hash']}
      aria-expanded={whole}
      onFocus={() => setWhole(true)}
      onBlur={() => setWhole(false)}
      onClick={() => setWhole(true)}
    >
      {say(whole ? hashes : hashes.map(short))}
    </button>
  )
}
