import { IconCheck } from '@tabler/icons-react'
import classes from './Prose.module.css'

interface Run {
  text: string
  strong: boolean
}
interface ProseProps {
  blocks: readonly ({ kind: 'lines'; lines: readonly Run[][] } | { kind: 'list'; items: readonly Run[][] })[]
}

/** What somebody wrote, as paragraphs and lists. Nothing in it is ever markup of the page. */
export function Prose({ blocks }: ProseProps) {
  return (
    <div className={classes['prose']}>
      {blocks.map((block, at) =>
        block.kind === 'list' ? (
          <ul key={at} className={classes['list']}>
            {block.items.map((runs, item) => (
              <li key={item} className={classes['item']}>
                <IconCheck className={classes['check']} aria-hidden="true" />
                <span>
                  <Runs runs={runs} />
                </span>
              </li>
            ))}
          </ul>
        ) : (
          <p key={at}>
            {block.lines.map((runs, line) => (
              <span key={line} className={classes['line']}>
                <Runs runs={runs} />
              </span>
            ))}
          </p>
        ),
      )}
    </div>
  )
}

const Runs = ({ runs }: { runs: readonly Run[] }) =>
  runs.map(({ text, strong }, at) => (strong ? <b key={at}>{text}</b> : <span key={at}>{text}</span>))
