import classes from './Pieces.module.css'

interface PiecesProps {
  /** What has arrived, 0 to 1. */
  share: number
  /** The next piece is on its way. */
  going: boolean
  /** The share in words. */
  label: string
}

const count = 10

/** A file in pieces: those that have arrived, the one that is going, those that are still to go. */
export function Pieces({ share, going, label }: PiecesProps) {
  const there = Math.floor(Math.min(Math.max(share, 0), 1) * count)
  return (
    <span className={classes['pieces']} role="img" aria-label={label}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} data-piece={at < there ? 'there' : at === there && going ? 'going' : 'toGo'} />
      ))}
    </span>
  )
}
