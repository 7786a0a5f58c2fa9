interface ClockTimeProps {
  time: string
  /** "+1" where it is on another day than the shift's start. */
  day: string | undefined
}

export function ClockTime({ time, day }: ClockTimeProps) {
  return (
    <>
      {time}
      {day === undefined ? null : <sup>{day}</sup>}
    </>
  )
}
