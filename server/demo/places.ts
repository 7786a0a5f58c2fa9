import type { location } from '../database/tables/projects.ts'
import type { Random } from './random.ts'
import type { Agency, CityName } from './tenants.ts'

/** What a venue is good for; shows look for their kind. */
export type VenueKind = 'club' | 'hall' | 'arena' | 'fair' | 'openAir'

interface Venue {
  name: string
  street: string
  zipcode: string
  kind: VenueKind
  at: readonly [latitude: number, longitude: number]
  radius: number
  entrance: string
  meetingPoint: string
  info: string
  link: string
}

interface City {
  country: string
  region: string
  timeZone: string
  venues: readonly Venue[]
}

const venue = (
  [name, street, zipcode]: readonly [string, string, string],
  kind: VenueKind,
  at: readonly [number, number],
  radius: number,
  [entrance, meetingPoint]: readonly [string, string],
  info: string,
  link: string,
): Venue => ({ name, street, zipcode, kind, at, radius, entrance, meetingPoint, info, link })

export const cities: Record<CityName, City> = {
  Hamburg: {
    country: 'DE',
    region: 'Hamburg',
    timeZone: 'Europe/Berlin',
    venues: [
      venue(
        ['Elbphilharmonie', 'Platz der Deutschen Einheit 4', '20457'],
        'hall',
        [53.5413, 9.9841],
        150,
        ['Stage door C', 'Stage door C, by the porter'],
        'Goods lift 1 goes to level 12. No trolleys on the oak floor without boards.',
        'https://www.elbphilharmonie.de',
      ),
      venue(
        ['Laeiszhalle', 'Johannes-Brahms-Platz', '20355'],
        'hall',
        [53.5563, 9.9806],
        120,
        ['Stage door, Gorch-Fock-Wall', 'Stage door'],
        'Listed house: felt under every case. Loading bay holds one truck.',
        'https://www.elbphilharmonie.de',
      ),
      venue(
        ['Barclays Arena', 'Sylvesterallee 10', '22525'],
        'arena',
        [53.5893, 9.8994],
        250,
        ['Gate 4, crew entrance', 'Production desk behind gate 4'],
        'Four docks, ground level with the floor. 96 points in the mother grid.',
        'https://www.barclays-arena.de',
      ),
      venue(
        ['Volksparkstadion', 'Sylvesterallee 7', '22525'],
        'openAir',
        [53.5872, 9.8986],
        300,
        ['South-west ramp', 'Container village at the ramp'],
        'Pitch cover goes down first; no forklift on it above 3.5 t.',
        'https://www.hsv.de',
      ),
      venue(
        ['CCH Congress Center Hamburg', 'Congressplatz 1', '20355'],
        'fair',
        [53.5617, 9.9863],
        200,
        ['Delivery, Tiergartenstraße', 'Delivery office'],
        'Slots for trucks are booked; wait at the holding area on Heiligengeistfeld.',
        'https://www.cch.de',
      ),
      venue(
        ['Kampnagel', 'Jarrestraße 20', '22303'],
        'club',
        [53.5832, 10.0209],
        150,
        ['Yard gate, K6', 'In front of K6'],
        'Cobbles in the yard: take the rubber wheels.',
        'https://www.kampnagel.de',
      ),
      venue(
        ['Messe Hamburg', 'Messeplatz 1', '20357'],
        'fair',
        [53.5625, 9.9756],
        300,
        ['Gate A3, Lagerstraße', 'Crew container at gate A3'],
        'Badge at gate A3. Helmets in all halls while building.',
        'https://www.hamburg-messe.de',
      ),
      venue(
        ['Große Freiheit 36', 'Große Freiheit 36', '22767'],
        'club',
        [53.5513, 9.9577],
        100,
        ['Back door, Schmuckstraße', 'Back door'],
        'Twenty-two steps, no lift. Trucks are gone from the street by 20:00.',
        'https://grossefreiheit36.de',
      ),
      venue(
        ['Stadtpark Open Air', 'Saarlandstraße 71', '22303'],
        'openAir',
        [53.5936, 10.0245],
        200,
        ['Gate on Otto-Wels-Straße', 'Production tent'],
        'Quiet after 22:00: no steel on steel.',
        'https://www.stadtparkopenair.de',
      ),
    ],
  },
  Wien: {
    country: 'AT',
    region: 'Wien',
    timeZone: 'Europe/Vienna',
    venues: [
      venue(
        ['Wiener Stadthalle, Halle D', 'Roland-Rainer-Platz 1', '1150'],
        'arena',
        [48.2025, 16.333],
        200,
        ['Artists’ entrance, Hütteldorfer Straße', 'Porter’s lodge'],
        'Docks 1 to 3 level with the hall, dock 4 by lift.',
        'https://www.stadthalle.com',
      ),
      venue(
        ['Messe Wien, Halle D', 'Messeplatz 1', '1020'],
        'fair',
        [48.2176, 16.4063],
        300,
        ['Gate 8, Vorgartenstraße', 'Gate 8'],
        'Safety shoes and vest in the hall until it opens.',
        'https://www.messecongress.at',
      ),
      venue(
        ['Raiffeisen Halle im Gasometer', 'Guglgasse 8', '1110'],
        'club',
        [48.185, 16.4195],
        150,
        ['Ramp, level −1', 'Ramp, level −1'],
        'Clearance of the ramp is 3.8 m.',
        'https://www.gasometer.at',
      ),
      venue(
        ['Ernst-Happel-Stadion', 'Meiereistraße 7', '1020'],
        'openAir',
        [48.2072, 16.4206],
        300,
        ['Sector C, marathon gate', 'Marathon gate'],
        'Roof points only with the house rigger.',
        'https://www.ernst-happel-stadion.at',
      ),
      venue(
        ['Wiener Konzerthaus', 'Lothringerstraße 20', '1030'],
        'hall',
        [48.2007, 16.3772],
        120,
        ['Stage door, Lisztstraße', 'Stage door'],
        'Lift to the great hall holds 1.5 t.',
        'https://konzerthaus.at',
      ),
      venue(
        ['Arena Wien', 'Baumgasse 80', '1030'],
        'openAir',
        [48.189, 16.4142],
        150,
        ['Gate on Baumgasse', 'Bar next to the big hall'],
        'Open-air season from May to September.',
        'https://arena.wien',
      ),
      venue(
        ['Hofburg Vienna', 'Heldenplatz', '1010'],
        'hall',
        [48.2067, 16.3636],
        150,
        ['Delivery, Batthyanystiege', 'Batthyanystiege'],
        'Trucks up to 7.5 t; floor protection before the first case.',
        'https://hofburg.com',
      ),
      venue(
        ['METAStadt', 'Dr.-Otto-Neurath-Gasse 3', '1220'],
        'fair',
        [48.2333, 16.4569],
        200,
        ['Gate 2', 'Crew room in hall 5'],
        'Own power: 3 × 400 A in hall 5.',
        'https://metastadt.at',
      ),
    ],
  },
  Cardiff: {
    country: 'GB',
    region: 'Wales',
    timeZone: 'Europe/London',
    venues: [
      venue(
        ['Principality Stadium', 'Westgate Street', 'CF10 1NS'],
        'openAir',
        [51.4782, -3.1826],
        250,
        ['Gate 4, Park Street', 'Vehicle tunnel, gate 4'],
        'Inductions are shown before the first shift. Roof closes 40 min before doors.',
        'https://www.principalitystadium.wales',
      ),
      venue(
        ['Utilita Arena Cardiff', 'Mary Ann Street', 'CF10 2EQ'],
        'arena',
        [51.479, -3.1716],
        200,
        ['Stage door, Bute Terrace', 'Loading bay 2'],
        'Three docks. Trucks leave by Bute Terrace.',
        'https://www.utilitaarenacardiff.co.uk',
      ),
      venue(
        ['Wales Millennium Centre', 'Bute Place', 'CF10 5AL'],
        'hall',
        [51.4651, -3.1632],
        200,
        ['Stage door, Pierhead Street', 'Stage door'],
        'Get-in at stage level; the dock takes two artics.',
        'https://www.wmc.org.uk',
      ),
      venue(
        ['Cardiff Castle', 'Castle Street', 'CF10 3RB'],
        'openAir',
        [51.4822, -3.1812],
        200,
        ['North gate', 'North gate, site office'],
        'Trackway only: the lawn is older than all of us.',
        'https://www.cardiffcastle.com',
      ),
      venue(
        ['Tramshed', 'Clare Road', 'CF11 6QP'],
        'club',
        [51.4733, -3.1869],
        100,
        ['Pendyris Street roller door', 'Roller door'],
        'Flat push to the stage. Quiet in the street after 23:00.',
        'https://tramshedcardiff.com',
      ),
      venue(
        ['St David’s Hall', 'The Hayes', 'CF10 1AH'],
        'hall',
        [51.4798, -3.1764],
        120,
        ['Stage door, Working Street', 'Stage door'],
        'Goods lift 2.4 m deep; longer cases go by the stairs.',
        'https://www.stdavidshallcardiff.co.uk',
      ),
      venue(
        ['Cardiff City Stadium', 'Leckwith Road', 'CF11 8AZ'],
        'openAir',
        [51.4728, -3.2031],
        300,
        ['Gate 9', 'Gate 9'],
        'Pitch side only in flat shoes.',
        'https://www.cardiffcityfc.co.uk',
      ),
      venue(
        ['International Convention Centre Wales', 'The Coldra, Newport', 'NP18 1DE'],
        'fair',
        [51.6036, -2.936],
        300,
        ['Vehicle entrance B', 'Crew room B'],
        'Drive-in hall, 4.5 m doors. Crew bus from Cardiff Central 60 min before the call.',
        'https://www.iccwales.com',
      ),
    ],
  },
  Rotterdam: {
    country: 'NL',
    region: 'Zuid-Holland',
    timeZone: 'Europe/Amsterdam',
    venues: [
      venue(
        ['Rotterdam Ahoy', 'Ahoyweg 10', '3084 BA'],
        'arena',
        [51.8833, 4.4884],
        250,
        ['Backstage, Zuiderparkweg', 'Backstage counter'],
        'Six docks. Bicycles stay outside the gate.',
        'https://www.ahoy.nl',
      ),
      venue(
        ['De Kuip', 'Van Zandvlietplein 1', '3077 AA'],
        'openAir',
        [51.8939, 4.5231],
        300,
        ['Marathonpoort', 'Marathonpoort'],
        'Tower crane slots are fixed; ask the site manager.',
        'https://www.dekuip.nl',
      ),
      venue(
        ['De Doelen', 'Schouwburgplein 50', '3012 CL'],
        'hall',
        [51.9219, 4.4736],
        120,
        ['Artists’ entrance, Kruisstraat', 'Artists’ entrance'],
        'Lift from the Kruisstraat, 3 t.',
        'https://www.dedoelen.nl',
      ),
      venue(
        ['Maassilo', 'Maashaven Zuidzijde 1', '3081 AE'],
        'club',
        [51.8969, 4.4943],
        150,
        ['Ramp on the quay', 'Ramp on the quay'],
        'Old grain silo: low doors, bring small cases.',
        'https://maassilo.com',
      ),
      venue(
        ['Annabel', 'Schiestraat 20', '3013 BR'],
        'club',
        [51.9267, 4.4735],
        100,
        ['Side door', 'Side door'],
        'Flat push, one truck at a time.',
        'https://annabel.nu',
      ),
      venue(
        ['Rotterdam Ahoy Convention Centre', 'Ahoyweg 10', '3084 BA'],
        'fair',
        [51.8822, 4.4872],
        300,
        ['Gate 6', 'Gate 6'],
        'Vest and shoes in all halls while building.',
        'https://www.ahoy.nl',
      ),
      venue(
        ['Nieuwe Luxor Theater', 'Posthumalaan 1', '3072 AG'],
        'hall',
        [51.9069, 4.4906],
        120,
        ['Stage door, Rijnhaven side', 'Stage door'],
        'Trucks drive up the ramp to stage level.',
        'https://www.luxortheater.nl',
      ),
      venue(
        ['Van Nelle Fabriek', 'Van Nelleweg 1', '3044 BC'],
        'fair',
        [51.9228, 4.4337],
        250,
        ['Porter’s lodge', 'Porter’s lodge'],
        'World heritage: nothing leans on the glass.',
        'https://www.vannellefabriek.com',
      ),
    ],
  },
}

export interface Place {
  id: string
  name: string
  city: CityName
  kind: VenueKind
  timeZone: string
  latitude: number
  longitude: number
  radius: number
  meetingPoint: string
}

interface Places {
  places: Place[]
  locations: (typeof location.$inferInsert)[]
}

/** The agency's venues, as the generator sees them and as rows. */
export function agencyPlaces(agency: Agency, random: Random): Places {
  const found: Places = { places: [], locations: [] }
  for (const city of agency.cities) {
    const { country, region, timeZone, venues } = cities[city]
    for (const { kind, at, meetingPoint, ...facts } of venues) {
      const id = random.uuid()
      const [latitude, longitude] = at
      found.places.push({
        id,
        name: facts.name,
        city,
        kind,
        timeZone,
        latitude,
        longitude,
        radius: facts.radius,
        meetingPoint,
      })
      found.locations.push({
        tenantId: agency.id,
        id,
        ...facts,
        city,
        country,
        region,
        map: null,
        timeZone,
        latitude,
        longitude,
      })
    }
  }
  return found
}
