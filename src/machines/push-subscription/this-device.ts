import type { DeviceKind } from '../../../openapi/pushSubscriptions.ts'

const browsers: readonly (readonly [RegExp, string])[] = [
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/CriOS|Chrome/, 'Chrome'],
  [/Safari/, 'Safari'],
]

/** What a device calls itself in the list of its owner, from what its browser says of itself. */
export function thisDevice(userAgent: string): { kind: DeviceKind; browser: string } {
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Browser'
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent)) return { kind: 'tablet', browser }
  return { kind: /Mobi|iPhone/.test(userAgent) ? 'phone' : 'desk', browser }
}
