import { navigate, useLocationProperty } from 'wouter/use-browser-location'
import { pathHere, searchHere } from '../client/held-address.ts'

/** Where the application is: the browser's address, unless a page is held while something on it is not saved. */
export const useHeldLocation = (): [string, typeof navigate] => [useLocationProperty(pathHere), navigate]
export const useHeldSearch = (): string => useLocationProperty(searchHere)
