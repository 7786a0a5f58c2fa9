import { useWords } from '../i18n/words.ts'
import { useSessionActor } from '../machines/session/session.context.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog/ConfirmDialog.tsx'

/** A link with a password would end the session of whoever is logged in: they are asked first. */
export default function LinkQuestion() {
  const { t } = useWords()
  const actor = useSessionActor()
  return (
    <ConfirmDialog
      opened
      title={t('app.login.linkTitle')}
      subtitle={t('app.login.linkQuestion', { login: actor.getSnapshot().context.login })}
      safeLabel={t('app.login.linkStay')}
      riskyLabel={t('app.login.linkOpen')}
      onSafe={() => actor.send({ type: 'LINK_DECLINED' })}
      onRisky={() => actor.send({ type: 'LINK_ACCEPTED' })}
      closeLabel={t('app.close')}
    />
  )
}
