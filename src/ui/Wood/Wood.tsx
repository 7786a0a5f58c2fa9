import { cx } from '../cx.ts'
import { leaves, woodRows } from './draw-wood.ts'
import classes from './Wood.module.css'

interface WoodProps {
  /** How the tree in front stands: not planted, so it is dashed, planted, or growing just now. */
  own: 'dashed' | 'planted' | 'growing'
}

/** A wood on three hills, and in front of it the tree of whoever looks at it; it fills the box it is placed in. */
export function Wood({ own }: WoodProps) {
  return (
    <svg className={classes['wood']} viewBox="0 0 390 470" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <circle className={classes['sun']} cx="300" cy="150" r="46" />
      <path
        className={classes['ray']}
        d="M300 78V58M300 242v-20M372 150h18M210 150h18M351 99l14-14M249 201l-14 14M351 201l14 14M249 99l-14-14"
      />
      {woodRows.map(({ hill, trunks, crowns }, row) => (
        <g key={row} className={classes[`row${row}`]}>
          <path className={classes['hill']} d={hill} />
          <path className={classes['trunk']} d={trunks} />
          <path className={classes['crown']} d={crowns} />
        </g>
      ))}
      <g className={cx(classes['own'], classes[own])}>
        <path className={classes['ownTrunk']} d="M195 422v-74" />
        <circle cx="195" cy="305" r="54" />
      </g>
      {own === 'growing'
        ? leaves.map(({ x, y, turn, tone }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn})`}>
              <path className={cx(classes['leaf'], classes[`tone${tone}`])} d="M0-6C5-3 5 3 0 6C-5 3-5-3 0-6Z" />
            </g>
          ))
        : null}
      <g className={classes['somebody']}>
        <path d="M245 424v-22a9 9 0 0 1 18 0v22z" />
        <circle className={classes['head']} cx="254" cy="384" r="8" />
        <path className={classes['helmet']} d="M244 383a10 10 0 0 1 20 0h3v3h-26v-3z" />
        <path className={classes['arm']} d="M246 404L226 396" />
      </g>
    </svg>
  )
}
