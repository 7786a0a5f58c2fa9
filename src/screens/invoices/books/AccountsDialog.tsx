import { $api } from '../../../client/query.ts'
import { AccountsForm } from './AccountsForm.tsx'

interface AccountsDialogProps {
  companyId: string
  onClose: () => void
}

/** The office says where an own company keeps its books, and which accounts its sales go to. */
export function AccountsDialog({ companyId, onClose }: AccountsDialogProps) {
  const { data } = $api.useQuery('get', '/api/v1/companies/{id}/bookkeeping', { params: { path: { id: companyId } } })
  return data ? <AccountsForm books={data} onClose={onClose} /> : null
}
