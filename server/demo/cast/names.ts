export type Culture =
  | 'german'
  | 'austrian'
  | 'turkish'
  | 'polish'
  | 'arabic'
  | 'welsh'
  | 'english'
  | 'dutch'
  | 'african'
  | 'balkan'
  | 'iberian'
  | 'asian'
export type Presenting = 'f' | 'm'

interface Names {
  f: readonly string[]
  m: readonly string[]
  last: readonly string[]
  /** Which of the face's skin tones are usual, lightest 0. */
  tones: readonly number[]
}

const words = (text: string) => text.split(' ')

export const names: Record<Culture, Names> = {
  german: {
    f: words('Lena Mara Janne Svenja Wiebke Antje Greta Frieda Merle Inga Ronja Paula Tomke Katrin Silke Nele Hanna'),
    m: words(
      'Anton Malte Hauke Oke Finn Torben Lasse Jannik Piet Ole Henning Bjarne Moritz Sönke Fiete Klaas Jan Tjark Enno',
    ),
    last: words(
      'Albers Brandt Carstens Dieckmann Eggers Feddersen Grothe Hansen Ihde Jürgens Kröger Lührs Matthiesen Niemann Ohlsen Petersen Quast Rehder Schröder Thomsen Voss Wiese Zimmermann Behrens Köhler',
    ),
    tones: [0, 0, 1],
  },
  austrian: {
    f: words('Magdalena Theresa Valerie Johanna Sophie Katharina Veronika Elisabeth Marlene Leonie'),
    m: words('Maximilian Lukas Florian Clemens Stefan Matthias Georg Leopold Dominik Andreas Wolfgang'),
    last: words(
      'Gruber Huber Bauer Wagner Pichler Steiner Moser Mayr Hofer Leitner Berger Fuchs Eder Fischer Schmid Winkler Haas Brunner Lang Baumgartner',
    ),
    tones: [0, 1, 1],
  },
  turkish: {
    f: words('Aylin Elif Zeynep Derya Esra Selin Defne Gamze Melis'),
    m: words('Emre Cem Deniz Kerem Burak Murat Onur Tolga Serkan Baran'),
    last: words('Demir Kaya Yılmaz Şahin Çelik Aydın Öztürk Arslan Doğan Koç Kurt Polat Özdemir'),
    tones: [1, 2, 2],
  },
  polish: {
    f: words('Katarzyna Agnieszka Magda Zofia Ewa Joanna Kinga Oliwia'),
    m: words('Tomasz Łukasz Marek Piotr Paweł Krzysztof Jakub Wojciech Grzegorz Mateusz'),
    last: words('Nowak Zieliński Kowalczyk Wiśniewski Wójcik Mazur Krawczyk Dudek Pawlak Sikora Baran Szymański'),
    tones: [0, 0, 1],
  },
  arabic: {
    f: words('Samira Noor Leila Yasmin Rania Nadia Salma Hiba Mariam'),
    m: words('Omar Karim Samir Tarek Youssef Bilal Rami Hamza Ziad Idris'),
    last: words('Rahimi Mansour Khalil Nasser Saleh Farouk Aziz Hamdan Suleiman Karimi Bakri Jaber'),
    tones: [1, 2, 2, 3],
  },
  welsh: {
    f: words('Carys Ffion Nia Seren Megan Bethan Angharad Catrin Mali Cerys Lowri Efa Gwen'),
    m: words('Owain Gareth Dylan Ieuan Emyr Huw Gethin Iwan Macsen Steffan Aled Geraint Llew Osian Dafydd'),
    last: words(
      'Pryce Llewellyn Davies Evans Griffiths Hughes Jenkins Lewis Parry Powell Probert Rees Roberts Thomas Vaughan Williams Bevan Gwyn Howell Meredith Tudor',
    ),
    tones: [0, 0, 1],
  },
  english: {
    f: words('Holly Grace Imogen Ruby Tess Lauren Abigail Martha Freya Kirsty'),
    m: words('Callum Jack Theo Elliot Nathan Toby Harvey Lewis Reuben Alfie Joe'),
    last: words(
      'Ashworth Barker Collins Dawson Ellis Fletcher Garner Holt Kirby Marsh Norris Parker Reid Shaw Tanner Whitfield',
    ),
    tones: [0, 1],
  },
  dutch: {
    f: words('Femke Sanne Lotte Maaike Fleur Iris Anouk Jinte Roos Marloes Noa'),
    m: words('Daan Sem Bram Thijs Joris Ruben Koen Sander Wouter Jeroen Maarten Stijn Gijs'),
    last: [
      ...words(
        'Jansen Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Kuipers Hoekstra',
      ),
      'de Vries',
      'van Dijk',
      'de Boer',
      'van den Berg',
      'van Leeuwen',
    ],
    tones: [0, 0, 1],
  },
  african: {
    f: words('Ama Abena Chiamaka Adaeze Zola Thandi Fatou Awa Efua'),
    m: words('Kofi Kwame Chidi Tunde Sipho Amadou Moussa Yaw Emeka Jabari'),
    last: words('Mensah Owusu Okafor Adeyemi Diallo Traoré Boateng Nkosi Eze Asante Sarr Banda'),
    tones: [4, 5, 5],
  },
  balkan: {
    f: words('Jelena Ana Milica Ivana Tea Mirjana Dunja'),
    m: words('Mirko Dragan Nikola Luka Goran Marko Stefan Ivan Dimitri'),
    last: words('Vuković Petrović Jovanović Horvat Kovačević Marić Babić Popović Pavlidis Ilić Novak'),
    tones: [0, 1, 2],
  },
  iberian: {
    f: words('Sofia Chiara Lucía Inês Carmen Marta Giulia Beatriz'),
    m: words('Rubén Mateo Diego Tiago Marco Luca Hugo Álvaro Rui'),
    last: words('Castillo Lombardi Ferreira Moreno Silva Romano Navarro Costa Ortega Ricci Almeida Vidal'),
    tones: [1, 2, 3],
  },
  asian: {
    f: words('Mei Linh Priya Anjali Yuki Hana Thuy Sita'),
    m: words('Minh Arjun Kenji Ravi Wei Hiroshi Sanjay Bao'),
    last: words('Nguyen Tran Patel Sharma Tanaka Chen Lim Soekarno Rao Sato Wong'),
    tones: [1, 2, 3, 4],
  },
}

/** Who lives where, in parts. */
export const culturesOf = {
  Hamburg: { german: 46, turkish: 14, polish: 11, arabic: 8, african: 7, balkan: 5, iberian: 5, asian: 4 },
  Wien: { austrian: 48, balkan: 18, turkish: 12, polish: 8, arabic: 5, german: 5, iberian: 4 },
  Cardiff: { welsh: 50, english: 22, arabic: 7, african: 8, polish: 6, asian: 7 },
  Rotterdam: { dutch: 46, turkish: 11, arabic: 11, african: 11, asian: 9, iberian: 6, polish: 6 },
} as const satisfies Record<string, Partial<Record<Culture, number>>>

/** Letters that have no decomposition. */
const folded: Record<string, string> = { ł: 'l', ß: 'ss', ø: 'o', ı: 'i', ä: 'ae', ö: 'oe', ü: 'ue' }

/** A name as the part of an address before the @. */
export const mailName = (first: string, last: string): string =>
  `${first}.${last}`
    .toLowerCase()
    .replace(/[łßøıäöü]/g, letter => folded[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9.]/g, '')
