import { type ComponentType, useState } from 'react'

/** Renders a dialog as its screen does: once it asks to be closed it is gone, and takes no second tap. */
export function closing<Props extends { onClose: () => void }>(Dialog: ComponentType<Props>) {
  return function Closing(args: Props) {
    const [opened, setOpened] = useState(true)
    const close = () => {
      setOpened(false)
      args.onClose()
    }
    return opened ? <Dialog {...args} onClose={close} /> : <></>
  }
}
