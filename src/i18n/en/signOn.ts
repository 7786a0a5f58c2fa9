export default {
  way: 'Continue with {{name}}',
  failed: {
    openId: 'Logging in with {{name}} did not work. Try again, or log in with your password.',
    openIdUnknown:
      '{{name}} knows you, but no planner or office login here has your address. Log in with your password, or ask your office.',
    openIdRefused: 'This login took too long, was used already or began in another browser. Begin again.',
  },
}
