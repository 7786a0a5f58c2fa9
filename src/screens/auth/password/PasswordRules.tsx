import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { passwordRules } from '../../../../domain/auth/new-password.ts'
import { useWords } from '../../../i18n/words.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.tsx'
import classes from './Password.module.css'

/** What a password needs, and what it has of that by now. Too long is only spoken of where it happens. */
export function PasswordRules({ id, password, login }: { id: string; password: string; login: string }) {
  const { t } = useWords()
  const rules = passwordRules(password, login)
  const shown = (['longEnough', 'notLogin', 'notTooLong'] as const).filter(
    rule => rule !== 'notTooLong' || !rules.notTooLong,
  )
  return (
    <ul id={id} className={classes['rules']}>
      {shown.map(rule => (
        <li key={rule}>
          {rules[rule] ? (
            <IconCircleCheck className={classes['met']} aria-hidden="true" />
          ) : (
            <IconCircle aria-hidden="true" />
          )}
          <span>
            {t(`password.rule.${rule}`)}
            <VisuallyHidden>, {t(rules[rule] ? 'password.rule.met' : 'password.rule.open')}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  )
}
