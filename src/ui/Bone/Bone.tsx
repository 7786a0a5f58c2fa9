import { cx } from '../cx.ts'
import classes from './Bone.module.css'

/** A piece of a skeleton, in the size of what will stand there. */
export function Bone({ kind }: { kind: 'call' | 'line' | 'short' | 'chip' | 'block' }) {
  return <span className={cx(classes['bone'], classes[kind])} />
}
