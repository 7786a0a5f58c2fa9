export default {
  button: 'E-invoice',
  title: 'Invoice for bookkeeping',
  facturX: 'Factur-X, ZUGFeRD',
  facturXText: 'The PDF as it is, with its data in it for machines.',
  xRechnung: 'XRechnung',
  xRechnungText: 'The data alone, as public buyers in Germany want it.',
  download: 'Download',
  downloaded: '{{name}} is saved.',
  lacks: '{{company}} lacks: {{fields}}.',
  enter: 'Enter',
}
