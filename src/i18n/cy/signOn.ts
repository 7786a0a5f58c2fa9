export default {
  way: 'Mewngofnodi gyda {{name}}',
  failed: {
    openId: 'Ni weithiodd y mewngofnodi gyda {{name}}. Rhowch gynnig arall arni, neu mewngofnodwch â’ch cyfrinair.',
    openIdUnknown:
      'Mae {{name}} yn eich adnabod, ond nid oes mewngofnod cynllunydd na swyddfa yma â’ch cyfeiriad chi. Mewngofnodwch â’ch cyfrinair, neu gofynnwch i’ch swyddfa.',
    openIdRefused:
      'Cymerodd y mewngofnodi hwn ormod o amser, fe’i defnyddiwyd eisoes, neu dechreuodd mewn porwr arall. Dechreuwch eto.',
  },
}
