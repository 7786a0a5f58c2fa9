import { IconReceipt } from '@tabler/icons-react'
import { Tile } from '../../../ui/Rows/Rows.tsx'
import type { Receipt } from '../../shared/receipts/receipt.types.ts'
import type { ReceiptsViewProps } from '../ReceiptsView.tsx'
import classes from '../receipts.module.css'

/** The slip as a small picture, or that there is none. */
export function Thumb({ receipt: { pictureId }, picture }: { receipt: Receipt } & Pick<ReceiptsViewProps, 'picture'>) {
  return pictureId === null ? (
    <Tile icon={<IconReceipt aria-hidden="true" />} />
  ) : (
    <span className={classes['thumb']} aria-hidden="true">
      {picture(pictureId)}
    </span>
  )
}
