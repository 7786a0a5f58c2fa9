import type en from '../en/profile.ts'
import type { Translated } from '../translate.ts'

export default {
  you: 'Toi',
  logins: {
    crew: 'Équipe',
    clients: 'Clientèle',
    planners: 'Planification',
    office: 'Bureau',
  },
  byAccountant: 'Seule la comptabilité peut modifier les données de votre profil.',
  settings: 'Sur cet appareil',
  language: 'Langue',
  scheme: 'Couleurs',
  pin: {
    title: 'Code de borne',
    about: 'Quatre chiffres avec lesquels tu pointes sur une tablette, sur place.',
    required: 'Ton agence le demande à la borne.',
    notRequired: 'Ton agence ne le demande pas pour le moment.',
    set: 'Ton code est choisi.',
    missing: 'Tu n’as pas encore de code.',
    choose: 'Choisir un code',
    change: 'Changer le code',
    next: 'Nouveau code',
    nextHint: 'Quatre chiffres ; pas ton année de naissance',
    again: 'Nouveau code encore une fois',
    show: 'Montrer le code',
    hide: 'Cacher le code',
    four: 'Quatre chiffres, s’il te plaît.',
    differs: 'Les deux codes sont différents.',
    save: 'Enregistrer',
    saved: 'Ton code est choisi.',
  },
} satisfies Translated<typeof en>
