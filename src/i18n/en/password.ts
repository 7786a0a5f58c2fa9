export default {
  title: { forgotten: 'Forgotten password', renew: 'Renew password', link: 'New password', welcome: 'Welcome' },
  ask: {
    forgotten:
      'No longer sure of your password? Enter your login, and we will mail you a link for setting a new one. Until then nothing changes.',
    renew:
      'You know your password, but it is old or somebody may have seen it? Enter your login, and we will mail you a link for replacing it. All other devices are then logged out.',
    submit: 'Send the link',
    submitting: 'Sending',
    limited: 'Too many requests. You can ask again at {{time}}.',
    backToLogin: 'Back to login',
  },
  asked: {
    title: 'Check your mail',
    text: 'If this login exists, a mail with a link is on its way. It works for one hour.',
    nothing: 'Nothing there after a few minutes? Look in the spam folder, check the login, or ask again.',
    again: 'Ask again',
  },
  link: {
    title: 'Set a new password',
    text: 'For your login {{login}} at {{agency}}. On all other devices you will be logged out.',
    welcome: 'Welcome, {{name}}',
    welcomeText:
      '{{agency}} has set up a login for you: {{login}}. Choose a password, and your jobs, times and documents are at hand.',
    field: 'New password',
    submit: 'Save password',
    submitting: 'Saving',
    refused: 'Many people use this password, so it is guessed first. Choose another one.',
    limited: 'Too many attempts. You can try again at {{time}}.',
  },
  rule: {
    longEnough: 'At least 10 characters',
    notLogin: 'Not your login',
    notTooLong: 'At most 200 characters',
    met: 'fulfilled',
    open: 'not yet fulfilled',
  },
  broken: {
    longEnough: 'Use at least 10 characters.',
    notLogin: 'Choose something other than your login.',
    notTooLong: 'Use at most 200 characters.',
  },
  invalid: {
    title: 'This link no longer works',
    text: 'It was used already, or its time is over. Ask for a new one: it comes by mail.',
    ask: 'Ask for a new link',
  },
  perhaps: {
    title: 'Your password may be saved already',
    text: 'The connection broke while it was being saved, and the link has been used since. Try to log in with the new password; if that fails, ask for a new link.',
  },
  saved: {
    note: 'Your new password is saved. Log in with it.',
    title: 'The password is saved',
    others: 'It belongs to the login {{login}}. On this device {{name}} is still logged in.',
    somebody: 'It belongs to the login {{login}}. On this device somebody else is still logged in.',
    switch: 'To use the new login here, log out first.',
    goOn: 'Continue as {{name}}',
    goOnSomebody: 'Continue',
  },
}
