const known = [
  [/\bEdgA?\//, 'Edge'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const

/** What a browser that calls itself so is known as; anything else as it calls itself, shortened. */
export function agentWords(agent: string): string {
  const found = known.find(([pattern]) => pattern.test(agent))
  if (found) return found[1]
  return agent.length > 40 ? `${agent.slice(0, 40)}…` : agent
}
