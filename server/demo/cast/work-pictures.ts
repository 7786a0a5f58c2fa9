import sharp from 'sharp'

/** What was photographed. */
export type Subject = 'truss' | 'cables' | 'truck' | 'stage' | 'cases' | 'hall' | 'barrier' | 'desk' | 'plan'

const grain = `<filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="4"/>
  <feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0 0.5  0 0 0 0.5 0"/></filter>`
const soft = (id: string, by: number) => `<filter id="${id}"><feGaussianBlur stdDeviation="${by}"/></filter>`
const fade = (id: string, from: string, to: string, across = false) =>
  `<linearGradient id="${id}" ${across ? '' : 'x2="0" y2="1"'}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
const many = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

/** As a phone sees it: a little dark at the corners, with the grain of a small lens. */
const picture = (
  defs: string,
  drawn: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1600 1200">
  <defs>${grain}${soft('soft', 5)}${soft('far', 14)}${soft('glow', 40)}${defs}
    <radialGradient id="corners" r="0.78"><stop offset="0.6" stop-opacity="0"/><stop offset="1" stop-opacity="0.42"/></radialGradient></defs>
  ${drawn}
  <rect width="1600" height="1200" filter="url(#grain)" opacity="0.13"/>
  <rect width="1600" height="1200" fill="url(#corners)"/></svg>`

/** A girder from left to right, its chords a bay apart. */
const girder = (x: number, y: number, bays: number, bay: number, high: number, colour: string, thick = 9) =>
  `<g stroke="${colour}" stroke-width="${thick}" fill="none" stroke-linecap="round">
    <path d="M${x} ${y}h${bays * bay}M${x} ${y + high}h${bays * bay}"/>
    ${many(bays, at => `<path d="M${x + at * bay} ${y + (at % 2 ? 0 : high)}L${x + (at + 1) * bay} ${y + (at % 2 ? high : 0)}" stroke-width="${thick * 0.6}"/>`)}
  </g>`

const beams = (colours: readonly string[], y: number, long: number) =>
  colours
    .map((colour, at) => {
      const x = 210 + at * 235
      const lean = (at - (colours.length - 1) / 2) * 70
      return `<path d="M${x - 14} ${y}h28L${x + lean + 150} ${y + long}H${x + lean - 150}z" fill="${colour}" opacity="0.3" filter="url(#soft)"/>
        <rect x="${x - 26}" y="${y - 58}" width="52" height="62" rx="12" fill="#15181d"/><circle cx="${x}" cy="${y}" r="17" fill="#fff6d8"/>`
    })
    .join('')

const box = (x: number, y: number, wide: number, high: number) => `
  <rect x="${x}" y="${y}" width="${wide}" height="${high}" fill="url(#case)" stroke="#8e979c" stroke-width="12"/>
  <rect x="${x + wide * 0.36}" y="${y + high * 0.42}" width="${wide * 0.28}" height="${high * 0.13}" rx="8" fill="#0e1114" stroke="#737d82" stroke-width="5"/>
  ${[0.14, 0.86].map(at => `<rect x="${x + wide * at - 14}" y="${y + high * 0.2}" width="28" height="44" rx="5" fill="#aab3b7"/>`).join('')}
  ${[0.12, 0.88].map(at => `<circle cx="${x + wide * at}" cy="${y + high + 26}" r="24" fill="#2c3136" stroke="#697278" stroke-width="6"/>`).join('')}
  <rect x="${x + wide * 0.3}" y="${y + high * 0.72}" width="${wide * 0.4}" height="${high * 0.12}" fill="#e9e4d4" opacity="0.85"/>`

const drawings: Record<Subject, () => string> = {
  truss: () =>
    picture(
      fade('sky', '#c3ced2', '#eef0ec') + fade('ground', '#878e8f', '#5b6263'),
      `<rect width="1600" height="1200" fill="url(#sky)"/>
      <path d="M0 620h1600v120H0z" fill="#a7b3b5" filter="url(#far)"/><rect y="820" width="1600" height="380" fill="url(#ground)"/>
      ${[260, 700, 1240].map(x => `<g stroke="#4a565b" stroke-width="20"><path d="M${x} 330v560M${x + 66} 330v560"/></g>${many(7, at => `<path d="M${x} ${350 + at * 78}l66 78" stroke="#4a565b" stroke-width="10"/>`)}<rect x="${x - 50}" y="880" width="166" height="30" fill="#353e42"/>`).join('')}
      ${girder(90, 280, 15, 98, 84, '#57656b', 15)}
      <path d="M1420 300q120 120 70 420" stroke="#2c3437" stroke-width="13" fill="none"/>
      <g filter="url(#soft)"><ellipse cx="520" cy="930" rx="240" ry="18" fill="#3d4446" opacity="0.6"/></g>
      <circle cx="520" cy="745" r="28" fill="#e3b23c"/><path d="M482 900l10-112q28-26 56 0l10 112z" fill="#e4682f"/><path d="M486 898l8 92h20l6-72 6 72h20l8-92z" fill="#2a3038"/>`,
    ),
  cables: () =>
    picture(
      fade('floor', '#4c5459', '#30363a'),
      `<rect width="1600" height="1200" fill="url(#floor)"/>
      ${many(9, at => `<path d="M0 ${at * 150 + 40}h1600" stroke="#2c3236" stroke-width="3" opacity="0.5"/>`)}
      <g transform="rotate(-4 800 600)"><rect x="-80" y="440" width="1780" height="290" fill="#1d2023"/><rect x="-80" y="440" width="1780" height="66" fill="#d8b21f"/><rect x="-80" y="664" width="1780" height="66" fill="#d8b21f"/>
      ${many(8, at => `<rect x="${at * 230 - 40}" y="448" width="110" height="50" fill="#f0cf4c" opacity="0.55"/>`)}
      ${[546, 588, 630].map(y => `<path d="M-80 ${y}h1780" stroke="#0d0f10" stroke-width="26"/>`).join('')}</g>
      ${[
        ['M330 -20C300 380 240 700 360 1220', '#101214'],
        ['M860 -20C920 320 760 840 900 1220', '#131517'],
        ['M1180 -20C1120 460 1300 760 1210 1220', '#191d20'],
        ['M600 -20C640 500 560 900 640 1220', '#7c2b22'],
      ]
        .map(
          ([d, colour]) =>
            `<path d="${d}" transform="translate(10 14)" stroke="#000" stroke-width="36" fill="none" opacity="0.3" filter="url(#soft)"/><path d="${d}" stroke="${colour}" stroke-width="32" fill="none"/><path d="${d}" transform="translate(-7 0)" stroke="#fff" stroke-width="4" fill="none" opacity="0.16"/>`,
        )
        .join('')}
      <rect x="806" y="890" width="90" height="40" rx="6" fill="#e7e2d2"/>`,
    ),
  truck: () =>
    picture(
      fade('sky', '#8faebf', '#cbd6da') + fade('yard', '#66727a', '#464f56') + fade('inside', '#17232c', '#35434d'),
      `<rect width="1600" height="1200" fill="url(#sky)"/><path d="M0 520h420v340H0zM1320 470h280v400h-280z" fill="#7d929e" filter="url(#far)"/>
      <rect y="840" width="1600" height="360" fill="url(#yard)"/><ellipse cx="850" cy="1000" rx="640" ry="44" fill="#23292d" opacity="0.5" filter="url(#soft)"/>
      <rect x="330" y="190" width="1010" height="760" rx="18" fill="#e8eaea"/><rect x="392" y="250" width="886" height="650" fill="url(#inside)"/>
      ${many(5, at => `<path d="M${392 + at * 220} 250v650" stroke="#4b5962" stroke-width="6" opacity="0.5"/>`)}
      ${[
        [440, 520, 240, 380],
        [700, 430, 260, 470],
        [990, 560, 240, 340],
      ]
        .map(
          ([x = 0, y = 0, w = 0, h = 0]) =>
            `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#96714a" stroke="#6b4e31" stroke-width="8"/><path d="M${x} ${y + h / 3}h${w}M${x + w / 2} ${y}v${h}" stroke="#7f5d3b" stroke-width="7"/>`,
        )
        .join('')}
      <path d="M230 1130l160-232h900l160 232z" fill="#9aa2a5"/>${many(8, at => `<path d="M${390 + at * 128} 900L${250 + at * 170} 1128" stroke="#7d8588" stroke-width="7"/>`)}
      <rect x="330" y="950" width="1010" height="28" fill="#b93a2e"/><circle cx="400" cy="962" r="14" fill="#ffd9a8"/><circle cx="1270" cy="962" r="14" fill="#ffd9a8"/>`,
    ),
  stage: () =>
    picture(
      fade('dark', '#171b22', '#2b313b') + fade('deck', '#39424c', '#171b20'),
      `<rect width="1600" height="1200" fill="url(#dark)"/><path d="M0 860h1600v340H0z" fill="url(#deck)"/>
      <ellipse cx="800" cy="890" rx="620" ry="90" fill="#c9b271" opacity="0.28" filter="url(#glow)"/>
      ${girder(60, 190, 15, 99, 74, '#98a5ab', 13)}${beams(['#efd58a', '#f3e2ad', '#efd58a', '#b8cdea', '#f3e2ad', '#efd58a'], 342, 560)}
      <path d="M90 264v600M1510 264v600" stroke="#6f7b81" stroke-width="26"/>
      ${many(4, at => `<rect x="${230 + at * 330}" y="800" width="210" height="116" rx="6" fill="#0f1216" stroke="#2c333a" stroke-width="6"/><circle cx="${290 + at * 330}" cy="858" r="34" fill="#20262c"/><circle cx="${380 + at * 330}" cy="858" r="34" fill="#20262c"/>`)}
      <rect y="1010" width="1600" height="190" fill="#0c0e11"/>${many(20, at => `<circle cx="${40 + at * 82}" cy="${1052 + (at % 3) * 22}" r="32" fill="#07080a"/>`)}`,
    ),
  cases: () =>
    picture(
      fade('wall', '#d8b282', '#b98c5a') + fade('boards', '#a87a4b', '#7b5631') + fade('case', '#2a3136', '#171b1e'),
      `<rect width="1600" height="1200" fill="url(#wall)"/><rect y="760" width="1600" height="440" fill="url(#boards)"/>
      ${many(6, at => `<path d="M0 ${800 + at * 74}h1600" stroke="#6c4a29" stroke-width="5" opacity="0.55"/>`)}
      <path d="M1180 0l260 760h160V0z" fill="#ffe8bd" opacity="0.28" filter="url(#far)"/>
      <g filter="url(#soft)" opacity="0.5"><ellipse cx="420" cy="1010" rx="300" ry="30"/><ellipse cx="1170" cy="1030" rx="380" ry="32"/></g>
      ${box(150, 460, 470, 500)}${box(660, 610, 330, 360)}${box(1030, 380, 420, 600)}`,
    ),
  hall: () =>
    picture(
      fade('wood', '#efe6d3', '#cbb892'),
      `<rect width="1600" height="1200" fill="url(#wood)"/><ellipse cx="800" cy="40" rx="420" ry="190" fill="#fffdf4" filter="url(#glow)"/>
      ${many(6, at => `<path d="M-60 ${380 + at * 150}Q800 ${40 + at * 172} 1660 ${380 + at * 150}" stroke="#b29b70" stroke-width="${26 + at * 5}" fill="none"/><path d="M-60 ${420 + at * 150}Q800 ${80 + at * 172} 1660 ${420 + at * 150}" stroke="#8b754d" stroke-width="10" fill="none" opacity="0.6"/>${many(26, seat => `<circle cx="${seat * 64 + 8}" cy="${400 + at * 150 - Math.sin((seat / 25) * Math.PI) * (150 - at * 8)}" r="${9 + at * 2}" fill="#6d4f3a" opacity="0.75"/>`)}`)}
      <path d="M640 -20h320l-70 210H710z" fill="#fbf8ef"/><ellipse cx="800" cy="1180" rx="470" ry="110" fill="#6c4f2f"/>
      <ellipse cx="800" cy="1160" rx="430" ry="88" fill="#93703f"/>`,
    ),
  barrier: () =>
    picture(
      fade('sky', '#dfe3df', '#f3f1ea') + fade('grass', '#7c8a6a', '#59674c'),
      `<rect width="1600" height="1200" fill="url(#sky)"/><path d="M0 560q400-90 800-20t800-40v300H0z" fill="#8fa08a" filter="url(#far)"/><rect y="720" width="1600" height="480" fill="url(#grass)"/>
      ${many(5, at => `<g transform="translate(${at * 330 - 40} ${at * 22})" stroke="#b7bfc1" stroke-width="16" fill="none"><path d="M10 980V610q0-40 40-40h230q40 0 40 40v370"/>${many(9, bar => `<path d="M${42 + bar * 30} 580v320" stroke-width="8"/>`)}<path d="M10 900h310M-30 985h90M270 985h90"/></g>`)}
      <rect x="560" y="700" width="300" height="150" fill="#e4e9ea" stroke="#59666a" stroke-width="5"/><path d="M600 745h220M600 785h160" stroke="#59666a" stroke-width="12"/>`,
    ),
  desk: () =>
    picture(
      fade('room', '#1d2530', '#0e1218'),
      `<rect width="1600" height="1200" fill="url(#room)"/><ellipse cx="800" cy="240" rx="620" ry="170" fill="#3a6ea8" opacity="0.45" filter="url(#glow)"/>
      ${girder(200, 120, 12, 100, 50, '#45525c', 8)}
      <path d="M120 620h1360l110 500H10z" fill="#20262d"/><path d="M150 640h1300l30 120H120z" fill="#0b0f13"/>
      ${many(3, at => `<rect x="${260 + at * 390}" y="390" width="320" height="216" rx="12" fill="#0d1116" stroke="#39424b" stroke-width="9"/><rect x="${280 + at * 390}" y="410" width="280" height="172" fill="${['#27567c', '#2d6a55', '#5d4a80'][at] ?? '#27567c'}"/>${many(6, bar => `<rect x="${298 + at * 390 + bar * 42}" y="${540 - ((bar * 37 + at * 51) % 96)}" width="26" height="${30 + ((bar * 37 + at * 51) % 96)}" fill="#d9f1e3" opacity="0.75"/>`)}`)}
      ${many(24, at => `<path d="M${150 + at * 56} 800v250" stroke="#0a0d10" stroke-width="12"/><rect x="${132 + at * 56}" y="${830 + ((at * 61) % 170)}" width="36" height="52" rx="7" fill="#c5ccd1"/><circle cx="${150 + at * 56}" cy="712" r="13" fill="${at % 5 ? '#e2b23f' : '#5fc58c'}"/>`)}`,
    ),
  plan: () => `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="900" viewBox="0 0 1600 1200"><rect width="1600" height="1200" fill="#f8f6ef"/>
    ${many(20, at => `<path d="M${at * 80} 0v1200M0 ${at * 80}h1600" stroke="#e2ddcd" stroke-width="2"/>`)}
    <g fill="none" stroke="#26303a" stroke-width="6"><path d="M180 1000V420Q800 40 1420 420v580z"/><rect x="480" y="300" width="640" height="330"/>
    <path d="M480 380h640M480 470h640M480 560h640" stroke-width="2" stroke-dasharray="14 10"/>
    ${many(7, row => `<path d="M${330 - row * 14} ${720 + row * 40}Q800 ${650 + row * 40} ${1270 + row * 14} ${720 + row * 40}" stroke-width="3"/>`)}</g>
    <g fill="#1d6b4f">${many(6, at => `<circle cx="${530 + at * 108}" cy="342" r="16"/>`)}</g><g fill="#a8322a"><rect x="452" y="600" width="56" height="56"/><rect x="1092" y="600" width="56" height="56"/></g>
    <g font-family="Figtree, DejaVu Sans, sans-serif" fill="#26303a"><text x="800" y="530" font-size="44" text-anchor="middle">STAGE 16 × 8 m</text><text x="180" y="1090" font-size="34">Scale 1:200</text><text x="1420" y="1090" font-size="34" text-anchor="end">6 points, 2 × 1 t ground support</text></g></svg>`,
}

/** A photo of the work, WebP. */
export const workPicture = (subject: Subject): Promise<Buffer> =>
  sharp(Buffer.from(drawings[subject]())).webp({ quality: 78 }).toBuffer()
