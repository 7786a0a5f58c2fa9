import type { Config } from '../config.ts'
import { folderMailer } from './folder-mailer.ts'
import type { Mailer } from './mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** The configured server, else a folder that a person can look into. */
export const openMailer = ({ smtpUrl }: Config, dataDir: string): Mailer =>
  smtpUrl === undefined ? folderMailer(dataDir) : smtpMailer(smtpUrl)
