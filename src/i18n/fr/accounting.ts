import type { Translated } from '../translate.ts'
import type en from '../en/accounting.ts'

export default {
  personTitle: 'Compte de {{person}}',
  personText: 'Ce qui est payé à {{person}} arrive ici. Qui le modifie figure au journal.',
  companyTitle: '{{company}} pour la comptabilité',
  holder: 'Titulaire du compte',
  holderHint: 'Vide\u00A0: {{person}}',
  iban: 'IBAN',
  ibanWrong: 'Une faute de frappe dans cet IBAN\u00A0: la clé ne correspond pas.',
  bic: 'BIC',
  bicHint: 'Seulement pour les comptes hors de l’Espace économique européen, comme en Grande-Bretagne ou en Suisse.',
  bicWrong: 'Un BIC compte huit ou onze lettres et chiffres.',
  street: 'Rue et numéro',
  zipcode: 'Code postal',
  city: 'Ville',
  cityMissing: 'Dites quelle ville.',
  country: 'Pays',
  vatId: 'Numéro de TVA',
  vatIdWrong: 'Deux lettres du pays, puis chiffres et lettres.',
  taxNumber: 'Numéro fiscal',
  contactName: 'Contact de la comptabilité',
  contactPhone: 'Téléphone',
  contactEmail: 'E-mail pour les factures',
  emailWrong: 'Ce n’est pas une adresse e-mail.',
  buyerReference: 'Référence de l’acheteur',
  buyerReferenceHint:
    'Ce que le client veut lire sur les factures\u00A0: pour les acheteurs publics allemands, la Leitweg-ID.',
  save: 'Enregistrer',
  saved: 'Enregistré.',
} satisfies Translated<typeof en>
