import { issuerOf } from '../../../../domain/openId/issuer.ts'
import type { Failure } from '../../../client/problem.ts'
import type { components } from '../../../client/schema.d.ts'
import { type Words, useWords } from '../../../i18n/words.ts'
import { Check } from '../../../ui/Check/Check.tsx'
import { Dialog } from '../../../ui/Dialog/Dialog.tsx'
import { SkeletonRows } from '../../../ui/Skeleton/Skeleton.tsx'
import { TextField } from '../../../ui/TextField/TextField.tsx'
import { FormDialog } from '../../shared/form/FormDialog.tsx'
import { isShort, useForm } from '../../shared/form/useForm.ts'
import type { Loadable } from '../../shared/loadable.ts'
import { Screen } from '../../shared/Screen.tsx'
import { Copied } from '../Copied.tsx'
import classes from '../settings.module.css'

export type SignOn = components['schemas']['OpenIdSettings']
type SignOnChange = components['schemas']['OpenIdProviderChange']

interface SignOnViewProps {
  state: Loadable<SignOn>
  busy: boolean
  failure: Failure | null
  onSave: (change: SignOnChange) => void
  onCopy: (text: string) => void
  onClose: () => void
}

interface Entered {
  enabled: boolean
  name: string
  issuerUrl: string
  clientId: string
  clientSecret: string
  withoutSecret: boolean
}

const enteredOf = ({ provider }: SignOn): Entered => ({
  enabled: provider?.enabled ?? true,
  name: provider?.name ?? '',
  issuerUrl: provider?.issuerUrl ?? '',
  clientId: provider?.clientId ?? '',
  clientSecret: '',
  withoutSecret: false,
})

const wrongOf =
  ({ t }: Words) =>
  ({ name, issuerUrl, clientId }: Entered) => ({
    name: isShort('OpenIdProviderChange.name', name) && t('settings.signOn.wrong.name'),
    issuerUrl: issuerOf(issuerUrl) === null && t('settings.signOn.wrong.issuer'),
    clientId: isShort('OpenIdProviderChange.clientId', clientId) && t('settings.signOn.wrong.clientId'),
  })

/** Left out, the secret stays as it was. */
const changeOf = ({ clientSecret, withoutSecret, ...change }: Entered): SignOnChange => ({
  ...change,
  ...(withoutSecret ? { clientSecret: null } : clientSecret.trim() === '' ? {} : { clientSecret }),
})

/** Where planners and the office log in: the agency's own provider, and what has to be registered there. */
export function SignOnView({ state, onClose, ...props }: SignOnViewProps) {
  const { t } = useWords()
  if (state.kind === 'content') return <SignOnForm settings={state.content} onClose={onClose} {...props} />
  return (
    <Dialog opened title={t('settings.signOn.title')} closeLabel={t('app.close')} onClose={onClose}>
      <Screen state={state} width="inside" level={3} skeleton={<SkeletonRows count={4} label={t('app.loading')} />}>
        {() => null}
      </Screen>
    </Dialog>
  )
}

interface SignOnFormProps extends Omit<SignOnViewProps, 'state'> {
  settings: SignOn
}

function SignOnForm({ settings, busy, failure, onSave, onCopy, onClose }: SignOnFormProps) {
  const words = useWords()
  const { t, find } = words
  const form = useForm(enteredOf(settings), wrongOf(words), failure)
  const { values, set, text } = form
  const hasSecret = settings.provider?.hasSecret === true
  const addresses = settings.redirectUrls
  return (
    <FormDialog
      form={form}
      title={t('settings.signOn.title')}
      submitLabel={t('settings.save')}
      busy={busy}
      wide
      said={({ code, details }) =>
        code === 'openIdProviderWrong'
          ? (find(`settings.signOn.fault.${String(details['fault'])}`) ?? undefined)
          : undefined
      }
      onSubmit={() => onSave(changeOf(values))}
      onClose={onClose}
    >
      <p className={classes['soft']}>{t('settings.signOn.about')}</p>
      <div role="group" aria-label={t('settings.signOn.redirect')} className={classes['waiting']}>
        <b>{t('settings.signOn.redirect')}</b>
        <p className={classes['soft']}>{t('settings.signOn.register')}</p>
        {addresses.map(address => (
          <Copied key={address} text={address} onCopy={onCopy} />
        ))}
      </div>
      <TextField
        label={t('settings.signOn.issuer')}
        hint={t('settings.signOn.issuerHint')}
        inputMode="url"
        autoComplete="off"
        {...text('issuerUrl', 'OpenIdProviderChange.issuerUrl')}
      />
      <TextField
        label={t('settings.signOn.clientId')}
        autoComplete="off"
        {...text('clientId', 'OpenIdProviderChange.clientId')}
      />
      {values.withoutSecret ? null : (
        // As a new password, or a browser fills in somebody's own.
        <TextField
          label={t('settings.signOn.clientSecret')}
          hint={t(hasSecret ? 'settings.signOn.secretKept' : 'settings.signOn.secretNone')}
          type="password"
          autoComplete="new-password"
          {...text('clientSecret', 'OpenIdProviderChange.clientSecret')}
        />
      )}
      {hasSecret ? (
        <Check
          label={t('settings.signOn.withoutSecret')}
          checked={values.withoutSecret}
          onChange={withoutSecret => set({ withoutSecret })}
        />
      ) : null}
      <TextField
        label={t('settings.signOn.name')}
        hint={t('settings.signOn.nameHint')}
        {...text('name', 'OpenIdProviderChange.name')}
      />
      <div>
        <Check label={t('settings.signOn.enabled')} checked={values.enabled} onChange={enabled => set({ enabled })} />
        <p className={classes['soft']}>{t('settings.signOn.enabledHint')}</p>
      </div>
    </FormDialog>
  )
}
