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

/** Failed queries carry people's data: Drizzle's in parameters and message, PostgreSQL's in its detail. No log needs it. */
const withoutParameters = (error: Error) => {
  const { params, detail: _, stack, ...rest } = stdSerializers.err(error)
  if (params === undefined) return { ...rest, stack }
  const message = error.cause instanceof Error ? error.cause.message : 'Failed query'
  return { ...rest, message, stack: stack.replace(/^params: [^]*?(?=\n {4}at |$)/m, '') }
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
