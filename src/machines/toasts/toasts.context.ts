import { createContext, use } from 'react'
import type { ToastInput } from './toast.types.ts'

/** Shows a toast; what is returned words it anew while it is visible. */
export type ShowToast = (toast: ToastInput) => (message: string) => void

export interface Toasts {
  show: ShowToast
  /** Takes the failure of this away, where its success is seen and not told. */
  settle: (about: string) => void
}

export const ToastContext = createContext<Toasts | null>(null)

/** Shows toasts, and takes failures away that hold no longer. */
export function useToasts(): Toasts {
  const toasts = use(ToastContext)
  if (!toasts) throw new Error('toasts need a ToastContext above them')
  return toasts
}

/** Shows toasts. */
export const useToast = (): ShowToast => useToasts().show
