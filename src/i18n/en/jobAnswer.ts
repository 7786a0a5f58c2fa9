export default {
  title: 'A shift for you',
  titles: {
    open: '{{name}}, can you come?',
    confirmed: '{{name}}, you are on',
    declined: '{{name}}, you said no',
    over: '{{name}}, this is settled',
  },
  yes: 'Yes, I come',
  no: 'No, I cannot',
  said: {
    confirmed: 'See you there. If something comes up, tell us in the app.',
    declined: 'Thanks for telling us. If that was a mistake, call planning.',
    over: 'It is too late to answer here, or it was answered otherwise. The app shows how it stands.',
  },
  back: 'Take it back',
  jobs: 'Open my jobs',
  overtaken: 'It was answered otherwise meanwhile, or the places are taken. This is how it stands now.',
  unreachable: 'The server did not answer. Please try again.',
  failed: 'This could not be loaded.',
  again: 'Try again',
  wrongTitle: 'This link does not work',
  wrong: 'It is not complete, or the shift is gone. What is planned for you stands in the app.',
}
