/** What the bench uses of the libraries it compares with: whoever does not measure needs none of them installed. */
declare module '@fullcalendar/core' {
  export class Calendar {
    constructor(root: HTMLElement, options: object)
    render(): void
    destroy(): void
  }
}
declare module '@fullcalendar/resource-timeline' {
  const plugin: object
  export default plugin
}
declare module 'vis-data' {
  export class DataSet {
    constructor(items: readonly object[])
    readonly length: number
  }
}
declare module 'vis-timeline' {
  import type { DataSet } from 'vis-data'
  export class Timeline {
    constructor(root: HTMLElement, items: DataSet, groups: DataSet, options: object)
    destroy(): void
  }
}
