import {
  IconAdjustmentsHorizontal,
  IconBriefcase,
  IconCalendar,
  IconCheck,
  IconCurrentLocation,
  IconDotsVertical,
  IconHome,
  IconLogin2,
  IconMapPin,
  IconNavigation,
  IconPhone,
  IconSearch,
  IconSignature,
} from '@tabler/icons-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { ActionBar } from '../ActionBar/ActionBar.tsx'
import { BottomBar } from '../BottomBar/BottomBar.tsx'
import { Button } from '../Button/Button.tsx'
import { CallCard } from '../CallCard/CallCard.tsx'
import { CallLead } from '../CallLead/CallLead.tsx'
import { CallTime } from '../CallTime/CallTime.tsx'
import { Face } from '../Face/Face.tsx'
import { Fact } from '../Fact/Fact.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Note } from '../Note/Note.tsx'
import { NowCard } from '../NowCard/NowCard.tsx'
import { PunchDone, PunchLine } from '../PunchLine/PunchLine.tsx'
import { RangePlot } from '../RangePlot/RangePlot.tsx'
import { Row, Rows, Tile } from '../Rows/Rows.tsx'
import { Section } from '../Section/Section.tsx'
import { StatusChip } from '../StatusChip/StatusChip.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { TenantMark } from '../TenantMark/TenantMark.tsx'
import { TextLink } from '../TextLink/TextLink.tsx'
import { TopBar } from '../TopBar/TopBar.tsx'
import { Cards, Page } from './Page.tsx'

/** The parts together, as a crew member meets them. */
const meta = { component: Page, parameters: { layout: 'fullscreen' }, args: { children: null } } satisfies Meta<
  typeof Page
>
export default meta
type Story = StoryObj<typeof meta>

const nothing = () => undefined
const nav = (current: string) => [
  { href: '#home', label: 'Home', current: current === 'home' },
  { href: '#jobs', label: 'Jobs', current: current === 'jobs' },
  { href: '#calendar', label: 'Calendar' },
]
const brand = { name: 'Nordlicht Crew', mark: <TenantMark />, href: '#home' }
const menu = { label: 'Menu', onClick: nothing }
const bottom = (current: string) => (
  <BottomBar
    label="Main"
    items={[
      {
        href: '#jobs',
        label: 'Jobs',
        icon: <IconBriefcase aria-hidden="true" />,
        count: 1,
        countLabel: 'one to confirm',
        current: current === 'jobs',
      },
      { href: '#home', label: 'Home', icon: <IconHome aria-hidden="true" />, current: current === 'home' },
      { href: '#calendar', label: 'Calendar', icon: <IconCalendar aria-hidden="true" /> },
    ]}
  />
)

const home = (
  <>
    <TopBar
      menu={menu}
      brand={brand}
      nav={nav('home')}
      navLabel="Destinations"
      end={<IconButton label="Profile" href="#profile" icon={<Face name="Jonas Petersen" size="s" />} />}
    />
    <Page>
      <Section level={1} title="Morning, Jonas" end="Wed 27 May" />
      <CallCard
        headingLevel={2}
        date="Mon 1 June"
        chip={<StatusChip status="invited">Confirm by 12:00</StatusChip>}
        time="07:00"
        until="16:00"
        role="Rigger"
        venue="Messe Wien, Halle D"
        city="Wien"
        actions={
          <>
            <Button>Decline</Button>
            <Button variant="tonal" icon={<IconCheck aria-hidden="true" />}>
              Confirm
            </Button>
          </>
        }
      />
      <NowCard
        title="Your next call"
        chip={<StatusChip status="soon">in 19 min</StatusChip>}
        time="06:00"
        until="until 14:00"
        role="Stagehand · Load-in, truck 3"
        venue="Elbphilharmonie Hamburg, Großer Saal"
        facts={<Fact icon={<IconMapPin aria-hidden="true" />}>Stage door C, 180 m away</Fact>}
        action={
          <Button variant="main" size="call" full icon={<IconLogin2 aria-hidden="true" />}>
            Check in
          </Button>
        }
      />
      <Rows>
        <Row
          href="#documents"
          lead={<Tile icon={<IconSignature aria-hidden="true" />} />}
          title="2 documents to sign"
          sub="Rate agreement, safety briefing"
        />
      </Rows>
      <Section title="Next jobs" end={<TextLink href="#all">All 4</TextLink>}>
        <Rows>
          <Row
            href="#1"
            lead={<CallTime size="row">14:00</CallTime>}
            title="Stagehand"
            sub="Thu 28 May · Barclays Arena"
          />
          <Row
            href="#2"
            lead={<CallTime size="row">06:30</CallTime>}
            title="Stagehand"
            sub="Sat 30 May · Volksparkstadion"
          />
        </Rows>
      </Section>
    </Page>
    {bottom('home')}
  </>
)

export const Home: Story = { render: () => home }
export const HomeInDark: Story = { render: () => home, globals: { scheme: 'dark' } }
export const HomeAtHarbour: Story = { render: () => home, globals: { tenant: 'harbour' } }

const jobs = (
  <>
    <TopBar
      title="Jobs"
      menu={menu}
      brand={brand}
      nav={nav('jobs')}
      navLabel="Destinations"
      end={
        <>
          <IconButton label="Search jobs" icon={<IconSearch aria-hidden="true" />} />
          <IconButton label="Sort and filter" icon={<IconAdjustmentsHorizontal aria-hidden="true" />} />
        </>
      }
    />
    <Tabs
      label="Jobs"
      stick
      value="upcoming"
      onChange={nothing}
      items={[
        { value: 'past', label: 'Past' },
        { value: 'upcoming', label: 'Upcoming' },
        { value: 'confirm', label: 'To confirm', count: 1, hot: true },
        { value: 'applied', label: 'Applied for' },
      ]}
    />
    <Page width="list">
      <Section title="This week" end="3 jobs" stick>
        <Cards>
          <CallCard
            date="Wed 27 May"
            dateNote="today"
            chip={<StatusChip status="confirmed">Confirmed</StatusChip>}
            time="06:00"
            until="14:00"
            role="Stagehand"
            venue="Elbphilharmonie"
            city="Großer Saal, Hamburg"
            href="#1"
          />
          <CallCard
            date="Thu 28 May"
            dateNote="tomorrow"
            chip={<StatusChip status="confirmed">Confirmed</StatusChip>}
            time="14:00"
            until="23:30"
            role="Stagehand"
            venue="Barclays Arena"
            city="Hamburg"
            href="#2"
          />
          <CallCard
            date="Sat 30 May"
            chip={<StatusChip status="changed">Changed</StatusChip>}
            time="06:30"
            until="15:00"
            role="Fork-lift driver"
            venue="Volksparkstadion"
            city="Hamburg"
            href="#3"
            note={
              <Note tone="wait">
                Overlaps with <b>Rigger, Kampnagel</b>, 12:00 – 20:00. You said yes to both.
              </Note>
            }
          />
        </Cards>
      </Section>
      <Section title="Next week" end="1 job" stick>
        <Cards>
          <CallCard
            date="Mon 1 June"
            chip={<StatusChip status="invited">To confirm</StatusChip>}
            time="07:00"
            until="16:00"
            role="Rigger"
            venue="Messe Wien, Halle D"
            city="Wien"
            href="#4"
          />
        </Cards>
      </Section>
    </Page>
    {bottom('jobs')}
  </>
)
export const Jobs: Story = { render: () => jobs }
export const JobsInDark: Story = { render: () => jobs, globals: { scheme: 'dark' } }

const words = { saved: 'Saved', sending: 'Sending', received: 'Received', noNetwork: 'No network', refused: 'Refused' }
const checkIn = (bar: ReactNode) => (
  <>
    <TopBar
      title="Check in"
      back={{ label: 'Back', onClick: nothing }}
      menu={menu}
      brand={brand}
      nav={nav('jobs')}
      navLabel="Destinations"
      end={<IconButton label="More" icon={<IconDotsVertical aria-hidden="true" />} />}
    />
    <Page task>
      <CallLead
        time="06:00"
        until="until 14:00"
        chip={<StatusChip status="soon">in 19 min</StatusChip>}
        role="Stagehand · Load-in, truck 3"
        venue="Elbphilharmonie Hamburg, Großer Saal"
      />
      <RangePlot
        venue={{ latitude: 53.5413, longitude: 9.9841 }}
        radius={150}
        me={{ latitude: 53.54035, longitude: 9.98175, accuracy: 30 }}
        label="You are 180 m from stage door C; the circle is 150 metres wide"
        words={{ north: 'N', metres: value => `${Math.round(value / 10) * 10} m` }}
        caption={{
          title: '180 m to stage door C',
          sub: 'Position 1 min ago, ± 30 m',
          end: <IconButton label="Directions" href="#route" tonal icon={<IconNavigation aria-hidden="true" />} />,
        }}
      />
      <Rows>
        <Row
          lead={<Face name="Amira Haddad" />}
          title="Amira Haddad"
          sub="Crew chief, at stage door C"
          end={<IconButton label="Call Amira Haddad" href="#call" tonal icon={<IconPhone aria-hidden="true" />} />}
        />
      </Rows>
      <PunchLine label="Pre-call" time="04:32" state="received" words={words} />
    </Page>
    <ActionBar>{bar}</ActionBar>
  </>
)
const before = checkIn(
  <>
    <Fact icon={<IconCurrentLocation aria-hidden="true" />}>
      Outside the 150 m circle. You can still check in; you will be asked for a reason.
    </Fact>
    <Button variant="main" size="punch" full icon={<IconLogin2 aria-hidden="true" />}>
      Check in
    </Button>
  </>,
)
const after = checkIn(
  <>
    <PunchDone>Checked in 05:52</PunchDone>
    <PunchLine state="sending" words={{ ...words, saved: 'Saved on this device' }} />
  </>,
)
export const CheckIn: Story = { render: () => before }
export const CheckInSaved: Story = { render: () => after }
export const CheckInSavedInDark: Story = { render: () => after, globals: { scheme: 'dark' } }
