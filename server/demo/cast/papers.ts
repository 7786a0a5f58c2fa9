import { pdfDocument } from '../../papers/pdf-document.ts'
import { type Pdf, hairline, margin, rule, soft, top, width, write } from '../../papers/pdf-sheet.ts'
import type { Agency } from '../tenants.ts'

interface PaperWords {
  title: string
  sections: readonly (readonly [title: string, text: string])[]
}

/** What a paper asks for; the names are what server/documents/read-pdf.ts understands. */
interface Blank {
  name: string
  label: string
  required?: boolean
  tick?: boolean
}

const rates: PaperWords = {
  title: 'Rate agreement 2026',
  sections: [
    [
      '1 What it is about',
      'This agreement says what is paid for work on call from 1 January 2026. It replaces every one before it.',
    ],
    [
      '2 Call and travel',
      'A call counts from the call time on the delivery note. Travel within the city is part of the day; further away it is paid by the hour, at most three hours a day.',
    ],
    [
      '3 Rates',
      'Stagehands are paid by the hour, with nights, Sundays and holidays on top. What is on top is reckoned on the hour, and each line of a delivery note is rounded once.',
    ],
    [
      '4 Shortest call',
      'Whoever is called and comes is paid for five hours at least, also where the work is done sooner.',
    ],
    [
      '5 Calling off',
      'A confirmed job that is called off on the day before is paid by half, on the day itself in full.',
    ],
    [
      '6 Breaks',
      'After six hours there is a break of 30 minutes, which is not paid. A meal is given on calls of eight hours and more.',
    ],
    [
      '7 Hours',
      'Hours are what the crew chief confirms and the client signs. What is missing is said within fourteen days.',
    ],
    [
      '8 Health and safety',
      'Helmet, safety shoes of class S3 and gloves are worn during load-in and load-out. Works above two metres need a valid rigging certificate and the harness provided. Unsafe work is refused and reported to the crew chief.',
    ],
  ],
}
const house: PaperWords = {
  title: 'House rules and access',
  sections: [
    [
      '1 Access',
      'The crew comes in by the loading dock and shows the badge of the day. Guests are announced a day before.',
    ],
    ['2 Quiet hours', 'From 22:00 nothing is rolled in the yard. Trucks wait with engines off.'],
    [
      '3 Lifts and loading dock',
      'The large lift is for cases only. Its weight limit is written on the door and is meant.',
    ],
    [
      '4 Works above two metres',
      'Ladders are the house’s. Whoever works above two metres has the certificate with them.',
    ],
    ['5 Tools and material', 'What is borrowed is signed out and comes back the same day.'],
    ['6 Food and drink', 'Neither in the hall, nor on stage. The kitchen closes at 14:00.'],
    ['7 Fire safety', 'Ways out stay free. Fog and flames are announced to the fire officer two days before.'],
    ['8 Pictures', 'None of the audience, none of the artists, none of the desk.'],
  ],
}

const safety: PaperWords = {
  title: 'Safety rules on site',
  sections: [
    [
      '1 Before you start',
      'Look for the way out, the first aid kit and the assembly point. Ask when you do not see them.',
    ],
    [
      '2 What you wear',
      'Helmet, safety shoes of class S3 and gloves during load-in and load-out. Light clothes are no good at night.',
    ],
    ['3 Lifting', 'Cases above 50 kg are moved by four. Nobody lifts alone what a truck can carry.'],
    ['4 Under loads', 'Nobody stands or walks under what is being hoisted. The rigger alone says when it moves.'],
    ['5 Power', 'Plugs above 32 A are the electrician’s. Cables lie flat, with mats across the ways.'],
    [
      '6 When something happens',
      'Call the crew chief first. After an injury nothing is moved before it was looked at.',
    ],
  ],
}
const travel: PaperWords = {
  title: 'Travel and expenses',
  sections: [
    ['1 Within the city', 'Travel within the city is part of the day and is not paid apart.'],
    [
      '2 Further away',
      'The way is paid by the hour, at most three hours a day. Trains are second class, booked by the office.',
    ],
    [
      '3 Nights',
      'Rooms are booked by the office. Breakfast is in the price of the room, other meals are on the receipt.',
    ],
  ],
}

const blankHeight = 32
const spotHeight = 92

/** A paper of several pages on the agency's own sheet; on its last one are the blanks and a place for each who signs. */
async function drawn(
  agency: Agency,
  words: PaperWords,
  blanks: readonly Blank[],
  names: readonly string[],
  made: Date,
) {
  const paper = { title: words.title, agency: agency.name, locale: 'en', page: 'Page', made }
  return pdfDocument(paper, pdf => {
    const perPage = 3
    for (let at = 0; at < words.sections.length; at += perPage) {
      head(pdf, agency, words.title)
      let y = 170
      for (const [title, text] of words.sections.slice(at, at + perPage)) {
        write(pdf, title, margin, y, width, { weight: 'bold', size: 14 })
        write(pdf, text, margin, y + 26, width, { size: 12 })
        y = pdf.y + 34
      }
    }
    if (!names.length) return
    head(pdf, agency, words.title)
    write(pdf, 'Your details and signature', margin, 150, width, { weight: 'bold', size: 18 })
    pdf.initForm()
    const half = (width - 24) / 2
    const lines = blanks.filter(({ tick }) => !tick)
    lines.forEach(({ name, label, required = false }, at) => {
      const x = margin + (at % 2) * (half + 24)
      const y = 200 + Math.floor(at / 2) * 66
      write(pdf, required ? label : `${label} (optional)`, x, y, half, { size: 10, color: soft })
      pdf.formText(name, x, y + 16, half, blankHeight, { label, required })
    })
    let y = 216 + Math.ceil(lines.length / 2) * 66
    for (const { name, label, required = false } of blanks.filter(({ tick }) => tick)) {
      pdf.formCheckbox(name, margin, y, 24, 24, { label, required })
      write(pdf, label, margin + 36, y + 5, width - 36, { size: 11 })
      y += 44
    }
    names.forEach((name, at) => {
      const spot = y + 16 + at * (spotHeight + 14)
      pdf.formText(`${at + 1}.signature.${name}`, margin, spot, width, spotHeight, { label: name })
      pdf.moveTo(margin + 12, spot + spotHeight - 30).lineTo(margin + width - 12, spot + spotHeight - 30)
      pdf.lineWidth(0.75).strokeColor(hairline).stroke()
    })
  })
}

function head(pdf: Pdf, agency: Agency, title: string) {
  pdf.addPage()
  write(pdf, agency.name, margin, top + 10, width / 2, { weight: 'bold', size: 12 })
  write(pdf, title, margin + width / 2, top + 10, width / 2, { size: 11, color: soft, align: 'right' })
  rule(pdf, top + 34, '#15181c', 1)
}

export const safetyRules = (agency: Agency, names: readonly string[], made: Date) =>
  drawn(agency, safety, [], names, made)
export const travelRules = (agency: Agency, names: readonly string[], made: Date) =>
  drawn(agency, travel, [], names, made)
export const rateAgreement = (agency: Agency, names: readonly string[], made: Date) =>
  drawn(
    agency,
    rates,
    [
      { name: '1.text.Tax number', label: 'Tax number', required: true },
      { name: '1.date.Valid from', label: 'Valid from', required: true },
      { name: '1.name.Your name', label: 'Your name', required: true },
      { name: '1.phone.Second phone', label: 'Second phone' },
      {
        name: '1.I have read the rate agreement and the rules for health and safety (8)',
        label: 'I have read the rate agreement and the rules for health and safety (8)',
        required: true,
        tick: true,
      },
    ],
    names,
    made,
  )
export const houseRules = (agency: Agency, names: readonly string[], made: Date) =>
  drawn(
    agency,
    house,
    [{ name: '3.I have read the house rules', label: 'I have read the house rules', required: true, tick: true }],
    names,
    made,
  )
