import { IconDoorExit, IconMailForward, IconShieldLock, IconShieldOff } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { isEmailAddress } from '../../../domain/email-address.ts'
import type { Failure } from '../../client/problem.ts'
import { $api } from '../../client/query.ts'
import { wholeList } from '../../client/whole-list.ts'
import { useWords } from '../../i18n/words.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Check } from '../../ui/Check/Check.tsx'
import { FieldFrame } from '../../ui/FieldFrame/FieldFrame.tsx'
import { Note } from '../../ui/Note/Note.tsx'
import { Select } from '../../ui/lazy-forms.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import { FormDialog } from '../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../shared/form/useForm.ts'
import { useCommand } from '../shared/useCommand.ts'
import { EndCodesDialog } from './EndCodesDialog.tsx'
import { EndDialog } from './EndDialog.tsx'
import { type Login, type LoginType, loginTypes } from './login.types.ts'

interface LoginDialogProps {
  /** Null: somebody is invited. */
  login: Login | null
  /** What is known of them is taken along or erased; null: whoever is here may not. */
  onPrivacy: (() => void) | null
  onClose: () => void
}

const touches = ['logins', 'users', 'profileAccess'] as const

/** Somebody is invited, or what they log in with and as what is changed; from here they are shut out, let in again, and erased. */
export function LoginDialog({ login, onPrivacy, onClose }: LoginDialogProps) {
  const { t } = useWords()
  const create = useCommand('post', '/api/v1/logins', { inForm: true, touches })
  const change = useCommand('post', '/api/v1/logins/{id}', { inForm: true, touches })
  const again = useCommand('post', '/api/v1/persons/{id}/profileAccess', { inForm: true, touches })
  const types = useId()
  const [ending, setEnding] = useState<'access' | 'codes' | null>(null)
  const start = {
    ...{ firstName: '', lastName: '' },
    login: login?.login ?? '',
    types: (login?.loginTypes ?? ['crew']) as readonly LoginType[],
    companyId: login?.company?.id ?? '',
  }
  const form = useForm(
    start,
    values => ({
      firstName: !login && isShort('NewLogin.firstName', values.firstName) && t('logins.firstNameMissing'),
      lastName: !login && isShort('NewLogin.lastName', values.lastName) && t('logins.lastNameMissing'),
      login: !isEmailAddress(values.login) && t('logins.loginWrong'),
      types: values.types.length === 0 && t('logins.typesMissing'),
      companyId: values.types.includes('clients') && values.companyId === '' && t('logins.companyMissing'),
    }),
    create.failure ?? change.failure ?? again.failure,
  )
  const { values, set, error } = form
  const isClient = values.types.includes('clients')
  const companies = $api.useQuery('get', '/api/v1/companies', { params: { query: wholeList } }, { enabled: isClient })
  const clients = companies.data?.items.filter(({ own }) => !own) ?? []
  const busy = create.busy || change.busy || again.busy
  const ended = login?.state === 'ended'
  const send = () => {
    const body = {
      login: values.login.trim(),
      loginTypes: loginTypes.filter(type => values.types.includes(type)),
      companyId: isClient ? values.companyId : null,
    }
    if (login) {
      const params = { path: { id: login.id } }
      void change.give({ params, body }, { done: t('logins.saved', { name: login.person.name }), then: onClose })
      return
    }
    const { firstName, lastName } = values
    void create.give(
      { body: { ...body, firstName, lastName } },
      { done: t('logins.invited', { address: body.login }), then: onClose },
    )
  }
  const inviteAgain = (of: Login) =>
    void again.give(
      { params: { path: { id: of.person.id } }, body: {} },
      {
        done:
          of.state === 'entered'
            ? t('logins.invited', { address: of.login ?? '' })
            : t('logins.invitedAgain', { name: of.person.name }),
        then: onClose,
      },
    )
  const said = ({ code }: Failure) =>
    code === 'loginActive' && (!login || login.state === 'active')
      ? t('logins.taken')
      : code === 'outOfTurn'
        ? t('logins.ownOffice')
        : undefined
  const stay = () => setEnding(null)
  if (login && ending === 'access') return <EndDialog person={login.person} onEnded={onClose} onClose={stay} />
  if (login && ending === 'codes') return <EndCodesDialog login={login} onEnded={onClose} onClose={stay} />
  return (
    <FormDialog
      form={form}
      title={login ? login.person.name : t('logins.inviteTitle')}
      submitLabel={t(login ? (ended ? 'logins.letIn' : 'logins.save') : 'logins.send')}
      busy={busy}
      onSubmit={() => (login && ended ? inviteAgain(login) : send())}
      onClose={onClose}
      said={said}
      ways={login ? <Ways {...{ login, onPrivacy }} onAgain={inviteAgain} onEnd={setEnding} /> : undefined}
    >
      {ended ? (
        <Note tone="wait">{t('logins.endedText', { name: login.person.name })}</Note>
      ) : (
        <>
          {login ? null : (
            <>
              <TextField label={t('logins.firstName')} {...form.text('firstName', 'NewLogin.firstName')} />
              <TextField label={t('logins.lastName')} {...form.text('lastName', 'NewLogin.lastName')} />
            </>
          )}
          <TextField
            label={t('logins.login')}
            hint={t(login ? 'logins.loginHint' : 'logins.newLoginHint')}
            type="email"
            inputMode="email"
            autoComplete="off"
            {...form.text('login', 'NewLogin.login')}
          />
          <FieldFrame group box={false} id={types} label={t('logins.as')} error={error('types')}>
            {loginTypes.map(type => (
              <Check
                key={type}
                label={t(`logins.types.${type}`)}
                checked={values.types.includes(type)}
                onChange={checked =>
                  set({ types: checked ? [...values.types, type] : values.types.filter(one => one !== type) })
                }
              />
            ))}
          </FieldFrame>
          {isClient ? (
            <Select
              label={t('logins.company')}
              value={values.companyId}
              onChange={companyId => set({ companyId })}
              options={clients.map(({ id, name }) => ({ value: id, label: name }))}
              error={error('companyId')}
            />
          ) : null}
          {login && login.state === 'active' ? <Note tone="info">{t('logins.loggedOut')}</Note> : null}
        </>
      )}
    </FormDialog>
  )
}

interface WaysProps {
  login: Login
  onAgain: (login: Login) => void
  /** Asks before their access, or their one-time codes, end. */
  onEnd: (what: 'access' | 'codes') => void
  onPrivacy: (() => void) | null
}

/** What else may be done about somebody who logs in; oneself is not shut out by oneself. */
function Ways({ login, onAgain, onEnd, onPrivacy }: WaysProps) {
  const { t } = useWords()
  return (
    <>
      {!login.own && (login.state === 'invited' || login.state === 'entered') ? (
        <Button variant="quiet" icon={<IconMailForward aria-hidden="true" />} onClick={() => onAgain(login)}>
          {t(login.state === 'entered' ? 'logins.invite' : 'logins.again')}
        </Button>
      ) : null}
      {!login.own && login.asksCode ? (
        <Button variant="quiet" icon={<IconShieldOff aria-hidden="true" />} onClick={() => onEnd('codes')}>
          {t('logins.endCodes')}
        </Button>
      ) : null}
      {!login.own && login.state !== 'ended' ? (
        <Button variant="quiet" icon={<IconDoorExit aria-hidden="true" />} onClick={() => onEnd('access')}>
          {t('logins.end')}
        </Button>
      ) : null}
      {onPrivacy ? (
        <Button variant="quiet" icon={<IconShieldLock aria-hidden="true" />} onClick={onPrivacy}>
          {t('logins.privacy')}
        </Button>
      ) : null}
    </>
  )
}
