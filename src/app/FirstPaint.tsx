/** The same as the served page shows before any script ran, so that nothing jumps. */
export function FirstPaint({ name }: { name: string }) {
  return (
    <div className="first-paint">
      <img src="/favicon.svg" alt="" width="64" height="64" />
      <b>{name}</b>
    </div>
  )
}
