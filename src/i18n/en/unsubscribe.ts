export default {
  title: 'Unsubscribe from e-mails',
  text: '{{agency}} then sends you no more e-mails that only tell you what the app shows as well.',
  stays:
    'What you need still comes: your password, documents to sign, papers sent to you, and changes shortly before a call.',
  confirm: 'Unsubscribe',
  busy: 'Unsubscribing …',
  doneTitle: 'You are unsubscribed',
  done: '{{address}} gets no more such e-mails.',
  alreadyTitle: 'You were unsubscribed already',
  already: '{{address}} gets no such e-mails. There is nothing more to do.',
  again: 'Subscribe again',
  againTitle: 'You are subscribed again',
  againText: '{{address}} gets e-mails as before.',
  wrongTitle: 'This link does not work',
  wrong: 'It is not complete, or its owner has turned e-mails on again since. You can turn them off in your profile.',
  profile: 'Open the profile',
  failed: 'The server did not answer. Please try again.',
}
