import { Fragment } from 'react'

/** A name that breaks where one of its words ends, as `login.submitting`, `LINK_ACCEPTED` and `hoveredAndFocused` do. */
export function Name({ children }: { children: string }) {
  return children.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[._])/).map((word, place) => (
    <Fragment key={`${place} ${word}`}>
      {place === 0 ? null : <wbr />}
      {word}
    </Fragment>
  ))
}
