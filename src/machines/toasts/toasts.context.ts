import { createContext, use } from 'react'
import type { ToastInput } from './toast.types.ts'

export const ToastContext = createContext<((toast: ToastInput) => void) | null>(null)

/** Shows a toast. */
export function useToast(): (toast: ToastInput) => void {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs a ToastContext above it')
  return show
}
