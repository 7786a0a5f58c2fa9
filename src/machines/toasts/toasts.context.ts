import { createContext, use } from 'react'
import type { ToastInput } from './toast.types.ts'

/** Shows a toast; what is returned words it anew while it is visible. */
export type ShowToast = (toast: ToastInput) => (message: string) => void

export const ToastContext = createContext<ShowToast | null>(null)

/** Shows toasts. */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastContext above it')
  return show
}
