import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig, StartRefused } from '../../../server/config.ts'

const storage = {
  S3_ENDPOINT: 'https://s3.example.com/',
  S3_BUCKET: 'files',
  S3_ACCESS_KEY_ID: 'the-key',
  S3_SECRET_ACCESS_KEY: 'the-secret',
}
const refused = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof StartRefused) return error.message
    throw error
  }
  throw new Error('the start was not refused')
}

describe('mail', () => {
  it('needs nothing, and takes a server and a sender', () => {
    expect(readConfig({})).not.toHaveProperty('smtpUrl')
    expect(readConfig({ SMTP_URL: 'smtps://me:secret@mail.example.com', MAIL_FROM: 'crew@example.com' })).toMatchObject(
      {
        smtpUrl: 'smtps://me:secret@mail.example.com',
        mailFrom: 'crew@example.com',
      },
    )
  })

  it.each(['mail.example.com', 'https://me:secret@mail.example.com', 'smtp:', 'smtps://me:secret@'])(
    'refuses %s as a server without repeating it',
    SMTP_URL => {
      const said = refused({ SMTP_URL })
      expect(said).toMatch(/^SMTP_URL: its value must /)
      expect(said).not.toContain('secret')
    },
  )

  it('refuses a sender that is no address', () => {
    expect(refused({ MAIL_FROM: 'Crew <crew@example.com>' })).toMatch(/^MAIL_FROM: .* must be a mail address/)
  })
})

describe('a gateway for text messages', () => {
  it('is none, one alone, or one with a token and a sender', () => {
    expect(readConfig({})).not.toHaveProperty('sms')
    expect(readConfig({ SMS_URL: 'https://sms.example.com/v1?route=eu' }).sms).toEqual({
      url: 'https://sms.example.com/v1?route=eu',
    })
    for (const SMS_FROM of ['Nordlicht', '+4940555010'])
      expect(readConfig({ SMS_URL: 'http://127.0.0.1:99/sms', SMS_TOKEN: 'secret', SMS_FROM }).sms).toEqual({
        url: 'http://127.0.0.1:99/sms',
        token: 'secret',
        from: SMS_FROM,
      })
  })

  it('is refused without repeating what may be secret', () => {
    for (const environment of [
      { SMS_URL: 'sms.example.com?key=secret' },
      { SMS_URL: 'https://sms.example.com', SMS_TOKEN: 'two secret words' },
      { SMS_URL: 'http://sms.example.com/secret', SMS_TOKEN: 'secret' },
      { SMS_URL: 'http://127.0.0.1.example.com', SMS_TOKEN: 'secret' },
      { SMS_TOKEN: 'secret' },
      { SMS_FROM: 'Nordlicht' },
    ])
      expect(refused(environment)).toMatch(/^SMS_(?!.*\bsecret\b)/)
    expect(refused({ SMS_URL: 'https://sms.example.com', SMS_FROM: 'Nordlicht Crew' })).toMatch(/^SMS_FROM: /)
  })
})

describe('a database behind a pooler', () => {
  const DATABASE_URL = 'postgres://calltime:secret@127.0.0.1:6432/calltime'
  const DATABASE_DIRECT_URL = 'postgres://calltime:secret@127.0.0.1:5432/calltime'

  it('has a way past it, and as many connections as it is given', () => {
    expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_CONNECTIONS: '40' })).toMatchObject({
      databaseUrl: DATABASE_URL,
      databaseDirectUrl: DATABASE_DIRECT_URL,
      databaseConnections: 40,
    })
    expect(readConfig({ DATABASE_URL })).not.toHaveProperty('databaseDirectUrl')
  })

  it('is not named by the way past it alone, and no password is repeated', () => {
    expect(refused({ DATABASE_DIRECT_URL })).toMatch(/^DATABASE_DIRECT_URL is set without DATABASE_URL/)
    const said = refused({ DATABASE_URL, DATABASE_DIRECT_URL: 'mysql://calltime:secret@127.0.0.1/calltime' })
    expect(said).toMatch(/^DATABASE_DIRECT_URL: its value must be a PostgreSQL address/)
    expect(said).not.toContain('secret')
    expect(refused({ DATABASE_CONNECTIONS: '2' })).toMatch(/must be a whole number from 5 to 500/)
  })
})

describe('storage for files', () => {
  it('is the data folder unless a bucket is named', () => {
    expect(readConfig({})).not.toHaveProperty('s3')
    expect(readConfig({ S3_REGION: 'eu-central-1' })).not.toHaveProperty('s3')
    expect(readConfig(storage).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'files',
      region: 'us-east-1',
      accessKeyId: 'the-key',
      secretAccessKey: 'the-secret',
    })
    expect(readConfig({ ...storage, S3_REGION: 'eu-central-1' }).s3?.region).toBe('eu-central-1')
  })

  it.each(Object.keys(storage))('is refused without %s, which is named', missing => {
    const said = refused({ ...storage, [missing]: '' })
    expect(said).toContain(`${missing} missing`)
    for (const secret of ['the-key', 'the-secret']) expect(said).not.toContain(secret)
  })
})

it('every variable stands in .env.example', () => {
  const example = readFileSync(join(import.meta.dirname, '../../../.env.example'), 'utf8')
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'S3_REGION', ...Object.keys(storage)])
    expect(example).toMatch(new RegExp(`^#${name}=`, 'm'))
})
