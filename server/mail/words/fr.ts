import type { MailWords } from './en.ts'

export const fr: MailWords = {
  hello: 'Bonjour {name},',
  helloYou: 'Bonjour,',
  regards: 'Bien cordialement',
  questions: 'Une question ? Nous vous aidons volontiers : {contact}',
  address: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  unsubscribe: 'Ne plus recevoir ce genre d’e-mails',
  leftOut: 'ce lien n’est pas affiché ici, il ouvre ce que seul son destinataire peut ouvrir.',
  once: 'Le lien fonctionne une seule fois, jusqu’au {until}.',

  forgottenSubject: 'Choisissez un nouveau mot de passe',
  forgottenIntro:
    'vous avez demandé un nouveau mot de passe pour votre identifiant {login} chez {agency}. Choisissez-le ici :',
  forgottenButton: 'Choisir un nouveau mot de passe',
  forgottenNotYou:
    'Vous n’avez rien demandé ? Vous n’avez rien à faire : votre mot de passe reste le même, et personne ne peut le changer sans cet e-mail.',

  renewSubject: 'Renouvelez votre mot de passe',
  renewIntro:
    'il est temps de renouveler le mot de passe de votre identifiant {login} chez {agency}. Choisissez-le ici :',
  renewButton: 'Choisir un nouveau mot de passe',
  renewNotYou:
    'Vous n’avez rien demandé ? Vous n’avez rien à faire : votre mot de passe reste le même, et personne ne peut le changer sans cet e-mail.',

  welcomeSubject: 'Bienvenue chez {agency}',
  welcomeIntro:
    '{agency} vous a créé un identifiant : {login}. Choisissez un mot de passe pour avoir vos missions, vos heures et vos documents sous la main.',
  welcomeButton: 'Choisir un mot de passe',
  welcomeNotYou:
    'Vous ne connaissez pas {agency}, ou n’attendiez pas d’e-mail de notre part ? Ignorez celui-ci : sans mot de passe, l’identifiant est inutilisable.',

  cannotComeSubject: '{person} ne peut pas venir : {project}',
  cannotComeIntro: '{person} ne peut pas venir à cette mission :',
  cannotComeJob: 'Fonction',
  cannotComePlace: 'Lieu',
  cannotComePhone: 'Téléphone',
  cannotComeReason: 'Motif',
  cannotComeButton: 'Ouvrir l’équipe',

  pushInvited: 'Nouvelle mission : {function}',
  pushConfirmed: 'Vous en êtes : {function}',
  pushChanged: 'Modifié : {function}',
  pushNotNeeded: 'Plus besoin de vous : {function}',
  pushReactivated: 'Vous en êtes de nouveau : {function}',
  pushLapsed: 'Trop tard pour dire oui : {function}',
  pushReminder: 'Cela commence bientôt : {function}',
  pushMessage: 'Un mot de {sender}',

  crewMessageSubject: 'Un mot de {sender} : {project}',
  crewMessageIntro: '{sender} écrit à l’équipe {crew} :',
  crewMessageButton: 'Ouvrir le job',

  calendarWithdrawnSubject: '«\u00A0{name}\u00A0» est retirée\u00A0: aucun agenda ne la lisait',
  calendarWithdrawnIntro:
    'aucun agenda n’a lu votre adresse «\u00A0{name}\u00A0» depuis 90 jours, elle est donc retirée. Qui l’a encore ne lit plus rien avec elle.',
  calendarWithdrawnAgain: 'Vos services manquent dans un agenda\u00A0? Ajoutez une nouvelle adresse dans votre profil.',
  calendarWithdrawnButton: 'Ouvrir le profil',

  vacationApprovedSubject: 'Vos congés sont acceptés\u00A0: {days}',
  vacationDeclinedSubject: 'Vos congés sont refusés\u00A0: {days}',
  vacationApprovedIntro: 'votre demande de congés est acceptée.',
  vacationDeclinedIntro: 'votre demande de congés est refusée.',
  vacationDays: 'Jours',
  vacationPay: 'Type',
  vacationUnpaid: 'Sans solde',
  vacationBy: 'Réponse de',
  vacationAnswer: 'Réponse',
  vacationButton: 'Ouvrir le calendrier',

  documentApprovedSubject: 'Approuvé : {name}',
  documentDeclinedSubject: 'Non approuvé : {name}',
  documentApprovedIntro: 'ce que vous avez envoyé est approuvé et compte dès maintenant.',
  documentDeclinedIntro: 'ce que vous avez envoyé n’est pas approuvé. Merci de l’envoyer encore une fois.',
  documentDecidedPicture: 'Votre photo',
  documentDecidedName: 'Document',
  documentDecidedUntil: 'Valable jusqu’au',
  documentDecidedReason: 'Pourquoi',
  documentDecidedBy: 'Décidé par',
  documentDecidedButton: 'Ouvrir le document',

  invoiceSubject: 'Facture {number}',
  invoiceIntro: 'vous trouverez ci-joint notre facture {number}.',
  invoiceReference: 'Votre référence',
  invoiceTotal: 'Montant total',
  invoiceDue: 'Échéance',
  invoiceButton: 'Ouvrir la facture',
  quotationSubject: 'Devis {number} : {project}',
  quotationIntro:
    'vous trouverez ci-joint notre devis {number}. Vous pouvez l’accepter par votre signature, ou le refuser, dans votre projet.',
  quotationTotal: 'Total, avant taxes',
  quotationValid: 'Valable jusqu’au',
  quotationButton: 'Ouvrir le projet',
  quotationAcceptedSubject: 'Devis {number} accepté : {project}',
  quotationAcceptedIntro: '{name} a accepté le devis {number} pour le client. Le projet est confirmé.',
  quotationDeclinedSubject: 'Devis {number} refusé : {project}',
  quotationDeclinedIntro: '{name} a refusé le devis {number} pour le client : « {reason} »',

  documentTurnSubject: 'Votre signature est attendue : {name}',
  documentTurnIntro: '{name} attend votre signature.',
  documentAgainSubject: 'Rappel, votre signature est attendue : {name}',
  documentAgainIntro: '{name} attend toujours votre signature.',
  documentTurnOrder: 'C’est votre tour : toutes les personnes avant vous ont signé.',
  documentTurnButton: 'Ouvrir le document',
  documentTurnName: 'Document',
  documentTurnType: 'Type',
  documentFinishedSubject: 'Signé par tous : {name}',
  documentFinishedIntro: '{name} est signé par tous.',
  documentFinishedNote: 'Le document terminé porte toutes les signatures et dit qui a signé et quand.',

  sheetSubject: 'Feuille du chef d’équipe : {project}',
  sheetIntro: '{name} a remis la feuille du chef d’équipe. Vous la trouverez ci-jointe.',
  sheetVersion: 'Version',
  sheetRemark: 'Remarque',
  sheetButton: 'Ouvrir le projet',

  formSubject: '{name}, rendu',
  formIntro: 'vous trouverez ci-joint le formulaire rendu, avec le certificat de sa signature.',
  formName: 'Formulaire',
  formHandedIn: 'Rendu',
  checkSubject: 'Contrôle de sécurité : {project}',
  checkIntro:
    'veuillez trouver ci-joint le contrôle de sécurité de notre équipe, signé par toutes les personnes présentes.',
  checkFinished: 'Terminé',
  checkSignatures: 'Signatures',

  noteSubject: 'Bon de livraison {number} : {project}',
  noteIntro: 'veuillez trouver ci-joint le bon de livraison {number} pour le travail de notre équipe.',
  noteProject: 'Projet',
  noteCrew: 'Équipe',
  noteDate: 'Date',
  noteHours: 'Heures',
  noteSigned: 'Signées par {name}, {at}',
  noteRefused: 'Refusées par {name}, {at} : « {reason} »',
  noteOpen: 'Pas encore signées',
  noteWrong: 'Quelque chose ne va pas ? Il suffit de répondre à cet e-mail.',
}
