import { useSession } from '../../../access/session.ts'
import { useWords } from '../../../i18n/words.ts'
import { clockAt, functionWords, nearDayWords } from '../../shared/words/shift-words.ts'
import type { Crew, Line } from '../crew.types.ts'
import { SharingDialog } from './SharingDialog.tsx'
import { nextStep } from './next-step.ts'
import { OwnDay, type OwnAttendance } from './OwnDay.tsx'
import { OwnStep } from './OwnStep.tsx'

interface OwnCrewDayProps {
  crew: Crew
  line: Line
  now: number
}

/** One's own day on a crew. */
export default function OwnCrewDay({ crew, line, now }: OwnCrewDayProps) {
  return (
    <OwnDay crewId={crew.id} line={line} geoData={null}>
      {day => <Steps crew={crew} line={line} day={day} now={now} />}
    </OwnDay>
  )
}

function Steps({ crew, line, day, now }: OwnCrewDayProps & { day: OwnAttendance }) {
  const words = useWords()
  const { tenant } = useSession()
  const { punches } = day
  const opensMinutes = tenant.checkInOpensMinutes
  const step = nextStep(line, punches, opensMinutes, now)
  const opens = Date.parse(line.starts) - opensMinutes * 60_000
  const date = nearDayWords(words, line, now)
  const late = now >= Date.parse(line.starts)
  return (
    <>
      <OwnStep
        crewId={crew.id}
        line={line}
        step={step}
        role={functionWords(words, line.projectCrewItem.function)}
        opensAt={`${date}, ${clockAt(opens, line.timeZone)}`}
        punches={punches.map(punch => ({ punch, time: clockAt(punch.at, line.timeZone) }))}
        busy={day.doing === 'locating' || day.doing === 'saving'}
        notSaved={day.doing === 'notSaved'}
        canPreCall={step === 'checkIn' && !punches.some(({ kind }) => kind === 'Pre-call') && !late}
        onPreCall={() => day.punch('Pre-call')}
        onWithout={day.doing === 'locating' ? day.skip : null}
      />
      <SharingDialog opened={day.dialog === 'sharing'} onShare={day.share} onWithout={day.skip} onClose={day.cancel} />
    </>
  )
}
