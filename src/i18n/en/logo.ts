export default {
  choose: 'Choose a picture',
  camera: 'Take a picture',
  preview: 'As it will look',
  current: 'As it looks now',
  save: 'Save picture',
  remove: 'Take it away',
}
