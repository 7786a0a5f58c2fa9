import {
  IconBeach,
  IconBuildingStore,
  IconCash,
  IconCertificate,
  IconChecklist,
  IconFileCheck,
  IconPhone,
  IconPhotoCheck,
} from '@tabler/icons-react'

const icons = {
  approvePicture: <IconPhotoCheck aria-hidden="true" />,
  approveDocument: <IconFileCheck aria-hidden="true" />,
  vacationRequest: <IconBeach aria-hidden="true" />,
  payrollFeedback: <IconCash aria-hidden="true" />,
  clientAsks: <IconBuildingStore aria-hidden="true" />,
  certificateEnds: <IconCertificate aria-hidden="true" />,
  callBack: <IconPhone aria-hidden="true" />,
}

/** What a to-do is about; kinds of the agency's own have the common sign. */
export const KindIcon = ({ code }: { code: string | undefined }) =>
  code && Object.hasOwn(icons, code) ? icons[code as keyof typeof icons] : <IconChecklist aria-hidden="true" />
