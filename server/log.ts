import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

const SECRET = [
  'authorization',
  'password',
  'token',
  'cookie',
  'signature',
  'secret',
  'pin',
  '["set-cookie"]',
  '["x-api-key"]',
]
const DEPTHS = ['', '*', '*.*', '*.*.*']

const at = (depth: string, field: string) =>
  depth === '' || field.startsWith('[') ? depth + field : `${depth}.${field}`

/** A failed query carries its parameters, in fields and in its message: people's data, which no log needs. */
const withoutParameters = (error: Error) => {
  const shown = stdSerializers.err(error)
  if (!('query' in error) || !('params' in error)) return shown
  const { params: _, stack, ...rest } = shown
  return { ...rest, message: 'Failed query', stack: stack.replace(/^params: [^]*?(?=\n {4}at |$)/m, '') }
}

/** A JSON logger that blanks secrets, wherever in an object they stand, down to four levels. */
export const createLog = ({ logLevel }: Pick<Config, 'logLevel'>, to?: DestinationStream): Log =>
  pino(
    {
      level: logLevel,
      base: null,
      redact: { paths: DEPTHS.flatMap(depth => SECRET.map(field => at(depth, field))), censor: '[removed]' },
      serializers: { err: withoutParameters, error: withoutParameters },
    },
    to ?? pino.destination(1),
  )
