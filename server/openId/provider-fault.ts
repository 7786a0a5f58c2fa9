import type { providerFaults } from '../../openapi/openId.ts'

export type ProviderFault = (typeof providerFaults)[number]

/** A provider did not do its part. The message is fit for the log: it holds nothing that opens anything. */
export class ProviderFailed extends Error {
  readonly fault: ProviderFault
  constructor(fault: ProviderFault, detail?: string) {
    super(detail === undefined ? fault : `${fault}: ${detail}`)
    this.name = 'ProviderFailed'
    this.fault = fault
  }
}

const faults: Record<string, ProviderFault> = {
  OAUTH_TIMEOUT: 'late',
  OAUTH_ABORT: 'late',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'absent',
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'otherIssuer',
  OAUTH_HTTP_REQUEST_FORBIDDEN: 'unsuited',
  OAUTH_UNSUPPORTED_OPERATION: 'unsuited',
  OAUTH_MISSING_SERVER_METADATA: 'unsuited',
}
const textOf = (error: object, name: string): string | undefined => {
  const value: unknown = name in error ? (error as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** What the library threw, and what of it may be told: codes only, for causes carry whole answers. */
export function faultOf(error: unknown): [ProviderFault, string] {
  if (!(error instanceof Error)) return ['unreadable', 'unknown']
  const { cause } = error
  // What was thrown while asking comes back as the cause of something else.
  if (cause instanceof ProviderFailed) return [cause.fault, cause.message]
  const code = textOf(error, 'code')
  if (code === undefined && error instanceof TypeError)
    return ['unreachable', (cause instanceof Error && textOf(cause, 'code')) || error.name]
  if (code === undefined && error.name === 'TimeoutError') return ['late', error.name]
  return [faults[code ?? ''] ?? 'unreadable', [code ?? error.name, textOf(error, 'error')].filter(Boolean).join(' ')]
}
