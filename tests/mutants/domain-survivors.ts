import { importSurvivors } from './import-survivors.ts'
import { planningSurvivors } from './planning-survivors.ts'

/** Mutants of domain that may live, by the reason. */
const byReason: Readonly<Record<string, readonly string[]>> = {
  'what is taken apart has that part': [
    "domain/languages.ts: '' → another word",
    "domain/auth/login-redirect.ts: '' → another word",
    "domain/auth/visitor-scope.ts: '' → another word",
    "domain/deliveryNotes/sign-off.ts: '' → another word",
    'domain/deliveryNotes/sign-off.ts: || → && in hours === undefined || minutes === undefined',
    'domain/deliveryNotes/signature.ts: 0 → one more',
    "domain/kiosks/kiosk-names.ts: '' → another word",
    "domain/kiosks/kiosk-pages.ts: '' → another word",
    "domain/plusCrews/pasted-numbers.ts: '' → another word",
    'domain/plusCrews/plus-crew-month.ts: || → && in !year || !month',
    'domain/plusCrews/plus-crew-month.ts: 0 → one more',
    'domain/plusCrews/plus-crew-month.ts: 1 → one more',
  ],
  'nothing is ever so exactly at the limit': [
    'domain/colour.ts: <= → < in value <= 0.04045',
    'domain/colour.ts: <= → < in value <= 0.0031308',
    'domain/colour.ts: >= → > in part >= -0.0005',
    'domain/colour.ts: <= → < in part <= 1.0005',
    'domain/contrast.ts: >= → > in contrast(colour, against) >= least',
    "domain/contrast.ts: >= → > in contrast('#ffffff', colour) >= text",
    'domain/contrast.ts: < → <= in l < 0.74',
    'domain/jobs/open-filter.ts: <= → < in away <= within * 1_000',
  ],
  'a step more or less is finer than a colour is written': [
    'domain/colour.ts: 0 → one more',
    'domain/colour.ts: < → <= in step < 16',
    'domain/colour.ts: 16 → one more',
  ],
  'of what orders two only its sign counts': [
    'domain/kiosks/kiosk-names.ts: 1 → one more',
    'domain/projectCrewItems/punches.ts: 1 → one more',
  ],
  'no two have one id': [
    'domain/kiosks/kiosk-names.ts: < → <= in a.id < b.id',
    'domain/projectCrewItems/punches.ts: < → <= in a.id < b.id',
    'domain/projectCrewItems/punches.ts: a.id > b.id ? 1 : 0 → always so',
    'domain/projectCrewItems/punches.ts: a.id > b.id ? 1 : 0 → never so',
    'domain/projectCrewItems/punches.ts: > → >= in a.id > b.id',
    'domain/projectCrewItems/punches.ts: 0 → one more',
  ],
  'without retractions nothing is left out': [
    'domain/projectCrewItems/punches.ts: retractions.length ? punches.filter(punch => !retractions.so → always so',
  ],
  'minutes are whole, and no shift is long enough for it to show': [
    'domain/deliveryNotes/hours.ts: 0 → one more',
    'domain/deliveryNotes/hours.ts: 60_000 → one more',
    'domain/deliveryNotes/sign-off.ts: 0 → one more',
    'domain/deliveryNotes/sign-off.ts: 60_000 → one more',
  ],
  'only whether there is a time counts': ['domain/deliveryNotes/sign-off.ts: 0 → one more'],
  'a line that is set has its minutes': ['domain/deliveryNotes/sign-off.ts: 0 → one more'],
  'the same distances are added up': ['domain/deliveryNotes/signature.ts: - → + in i - 1'],
  'absent and null are told alike': ['domain/kiosks/exit-pin.ts: pausedUntil: null → left out'],
  'whatever is no check-out is judged alike': [
    "domain/kiosks/kiosk-roster.ts: 'Check-in' → another word",
    'domain/kiosks/kiosk-roster.ts: false → true',
  ],
  'a text that is no date is refused anyway': ["domain/shift-time.ts: overflow: 'reject' → left out"],
  'the longest wait is reached long before': ['domain/retry.ts: 16 → one more'],
  'rounding alone comes above it': ['domain/distance.ts: 1 → one more'],
  'it is a millisecond, and whole minutes are told': ['domain/jobs/rest.ts: 0 → one more'],
  'the bar has no more to show': ['domain/auth/menu.ts: 5 → one more'],
  'the number is known there': ["domain/auth/menu.ts: '/' → another word"],
  'the root is written either way': ["domain/auth/menu.ts: '/' → another word"],
  'every kind that is known is there': ["domain/auth/session-token.ts: 'user' → another word"],
  'a name has no more letters than it has': [
    'domain/kiosks/kiosk-names.ts: < → <= in letters < person.lastName.length',
  ],
  'whatever has both signs has the last one for decimals': [
    'domain/plusCrews/pasted-numbers.ts: if (digits.includes(other)) return sign → left out',
  ],
  'a figure without digits before or after the sign is read the same': [
    "domain/plusCrews/pasted-numbers.ts: '0' → another word",
  ],
  'what nobody speaks is English anyway': ["domain/languages.ts: 'English' → another word"],
}

export const domainSurvivors: Readonly<Record<string, string>> = Object.fromEntries(
  [byReason, importSurvivors, planningSurvivors]
    .flatMap(reasons => Object.entries(reasons))
    .flatMap(([reason, mutants]) => mutants.map(mutant => [mutant, reason])),
)
