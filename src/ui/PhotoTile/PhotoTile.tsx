import type { ReactNode } from 'react'
import classes from './PhotoTile.module.css'

interface PhotoTileProps {
  /** The picture, which fills the tile and is called what it shows. */
  picture: ReactNode
  /** Over the picture while it is not plain: on its way, in review. */
  plate?: ReactNode
  /** When, and by whom, in short: over the picture at its foot, for whoever sees it. */
  caption?: string | undefined
  /** What can be done with it at once, at its upper corner. */
  corner?: ReactNode
  onOpen?: (() => void) | undefined
}

/** A photo among others, 4:3. */
export function PhotoTile({ picture, plate, caption, corner, onOpen }: PhotoTileProps) {
  const over = (
    <>
      {picture}
      {plate ? <span className={classes['plate']}>{plate}</span> : null}
      {caption ? (
        <span className={classes['caption']} aria-hidden="true">
          {caption}
        </span>
      ) : null}
    </>
  )
  return (
    <li className={classes['tile']}>
      {onOpen ? (
        <button type="button" className={classes['open']} onClick={onOpen}>
          {over}
        </button>
      ) : (
        over
      )}
      {corner ? <span className={classes['corner']}>{corner}</span> : null}
    </li>
  )
}

/** Two beside each other on a phone, as many as fit at a desk. */
export function PhotoTiles({ children }: { children: ReactNode }) {
  return <ul className={classes['tiles']}>{children}</ul>
}
