export interface DocumentChange {
  tenant: string
  document: string
}
