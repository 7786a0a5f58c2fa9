import {
  IconClockExclamation,
  IconCoin,
  IconFileText,
  IconFirstAidKit,
  IconHelpCircle,
  IconInfoCircle,
  IconRoute,
  IconShieldCheck,
  IconShirt,
  IconTemperature,
  IconTool,
  IconToolsKitchen2,
  IconUsers,
} from '@tabler/icons-react'
import { Tile } from '../../ui/Rows/Rows.tsx'
import type { EntryIcon } from './crew-info.types.ts'

const glyphs: Record<EntryIcon, typeof IconTool> = {
  tools: IconTool,
  clothes: IconShirt,
  sick: IconTemperature,
  late: IconClockExclamation,
  pay: IconCoin,
  food: IconToolsKitchen2,
  accident: IconFirstAidKit,
  travel: IconRoute,
  safety: IconShieldCheck,
  papers: IconFileText,
  people: IconUsers,
  question: IconHelpCircle,
}

/** What a topic is about, at a glance. */
export function EntryTile({ icon }: { icon: EntryIcon | null }) {
  const Glyph = icon === null ? IconInfoCircle : glyphs[icon]
  return <Tile icon={<Glyph aria-hidden="true" />} />
}
