import type en from '../en/paperMaking.ts'
import type { Translated } from '../translate.ts'

export default {
  title: 'Nouveau papier',
  kind: 'Type',
  kindMissing: 'Choisissez ce que c’est.',
  wants: {
    signatures: 'Il se signe dans l’application.',
    upload: 'La personne le téléverse ; il compte une fois approuvé.',
    reading: 'Il est là pour être lu.',
  },
  signed: {
    drawing: 'Il se signe dans l’application, dans l’ordre de son type.',
    ink: 'Il se signe à la main : la personne l’imprime, le signe et le téléverse.',
    qualified: 'Il se signe avec un certificat qualifié et se téléverse.',
  },
  name: 'Nom',
  nameMissing: 'Donnez-lui un nom.',
  subjects: { person: 'Personne', contact: 'Contact', company: 'Client', project: 'Projet' },
  subjectMissing: 'Choisissez de qui ou de quoi il s’agit.',
  signs: 'Signe en place {{place}} : {{role}}',
  whoMissing: 'Choisissez qui signe.',
  due: 'Dernier jour',
  dueHint: 'Vide : n’importe quand.',
  file: 'Fichier',
  choose: 'Choisissez un PDF ou déposez-le ici',
  fileLater: 'Sans fichier, il attend ici et personne n’est encore sollicité.',
  fileToPrint: 'Ce que la personne lit ou imprime. Vide : elle apporte le papier elle-même.',
  tooLarge: 'Ce fichier est trop volumineux.',
  noneFound: 'Personne ni rien ne s’appelle ainsi.',
  make: 'Créer',
  send: 'Créer et envoyer',
  sent: 'C’est parti.',
  madeOnly: 'Le papier est créé, son fichier manque encore. Réessayez ou ajoutez-le plus tard.',
} satisfies Translated<typeof en>
