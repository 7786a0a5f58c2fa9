/** Ms a file stays readable after it was asked for: long enough for a slow disk. */
const readableFor = 60_000

/** Has the browser save it as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  setTimeout(() => URL.revokeObjectURL(address), readableFor)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
}
