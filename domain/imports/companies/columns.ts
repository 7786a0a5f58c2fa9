import type { UsualNames } from '../kind.ts'

/** What columns of clients are usually called: the likeliest first, bare. */
export const companyColumns: UsualNames = {
  number: [
    ...[
      'number',
      'no',
      'nr',
      'nummer',
      'kundennummer',
      'kundennr',
      'kdnr',
      'customernumber',
      'customerno',
      'customerid',
    ],
    ...['clientnumber', 'clientno', 'companynumber', 'adressnummer', 'klantnummer', 'klantnr', 'relatienummer'],
    ...['numero', 'número', 'numerodecliente', 'númerodecliente', 'numcliente', 'numéro', 'numéroclient', 'noclient'],
    ...['codeclient', 'codigocliente', 'códigocliente', 'rhif', 'rhifcwsmer', 'rhifcleient', 'id'],
  ],
  name: [
    ...['name', 'company', 'companyname', 'client', 'clientname', 'customer', 'customername', 'firma', 'firmenname'],
    ...['unternehmen', 'kunde', 'kundenname', 'name1', 'bedrijf', 'bedrijfsnaam', 'naam', 'klant', 'klantnaam'],
    ...['empresa', 'nombre', 'cliente', 'razónsocial', 'razonsocial', 'société', 'societe', 'entreprise', 'nom'],
    ...['raisonsociale', 'nomduclient', 'cwmni', 'enw', 'enwrcwmni', 'cwsmer', 'cleient'],
  ],
  street: [
    ...['street', 'address', 'address1', 'addressline1', 'streetaddress', 'strasse', 'straße', 'strassehausnummer'],
    ...['straßehausnummer', 'str', 'anschrift', 'adresse', 'straat', 'adres', 'calle', 'dirección', 'direccion'],
    ...['domicilio', 'rue', 'adresse1', 'stryd', 'cyfeiriad'],
  ],
  zipcode: [
    ...['zip', 'zipcode', 'postcode', 'postalcode', 'plz', 'postleitzahl', 'códigopostal', 'codigopostal', 'cp'],
    ...['codepostal', 'codpost', 'codpostio', 'postnummer'],
  ],
  city: [
    ...['city', 'town', 'ort', 'stadt', 'wohnort', 'plaats', 'woonplaats', 'stad', 'ciudad', 'población', 'poblacion'],
    ...['localidad', 'ville', 'localité', 'localite', 'tref', 'dinas'],
  ],
  country: ['country', 'countrycode', 'land', 'ländercode', 'laendercode', 'landcode', 'país', 'pais', 'pays', 'gwlad'],
  vatId: [
    ...['vat', 'vatid', 'vatnumber', 'vatno', 'ustid', 'ustidnr', 'ustidentnr', 'umsatzsteuerid', 'uid', 'uidnummer'],
    ...['umsatzsteueridentifikationsnummer', 'btwnummer', 'btwnr', 'btwid', 'nifiva', 'nif', 'cif', 'numérodetva'],
    ...['numtva', 'tva', 'tvaintracommunautaire', 'rhiftaw'],
  ],
  taxNumber: [
    ...['taxnumber', 'taxno', 'steuernummer', 'steuernr', 'stnr', 'fiscaalnummer', 'númerofiscal', 'numerofiscal'],
    ...['numérofiscal', 'rhiftreth'],
  ],
  contactName: [
    ...['contact', 'contactname', 'contactperson', 'ansprechpartner', 'ansprechperson', 'kontakt', 'contactpersoon'],
    ...['contacto', 'personadecontacto', 'interlocuteur', 'personnedecontact', 'cyswllt', 'enwcyswllt'],
  ],
  contactPhone: [
    ...['phone', 'phonenumber', 'telephone', 'tel', 'telefon', 'telefonnummer', 'mobil', 'handy', 'telefoon'],
    ...['telefoonnummer', 'teléfono', 'telefono', 'téléphone', 'ffôn', 'ffon', 'rhifffôn'],
  ],
  contactEmail: [
    ...[
      'email',
      'mail',
      'emailaddress',
      'invoiceemail',
      'billingemail',
      'rechnungsemail',
      'rechnungsmail',
      'emailadresse',
    ],
    ...['mailadresse', 'emailadres', 'factuuremail', 'correo', 'correoelectrónico', 'correoelectronico', 'courriel'],
    ...['adressemail', 'adresseemail', 'emaildefacturation', 'ebost'],
  ],
  deliveryNoteEmail: [
    ...['deliverynoteemail', 'lieferscheinemail', 'lieferscheinmail', 'pakbonemail', 'emailalbarán', 'emailalbaran'],
    ...['emailbondelivraison'],
  ],
  buyerReference: [
    'buyerreference',
    'leitwegid',
    'leitweg',
    'kopersreferentie',
    'referenciadelcomprador',
    'référenceacheteur',
  ],
  debtorAccount: [
    ...['debtoraccount', 'debtor', 'debitor', 'debitorenkonto', 'debitorennummer', 'debitorennr', 'debiteur'],
    ...['debiteurennummer', 'debiteurnummer', 'cuentadeudor', 'comptetiers', 'compteclient'],
  ],
}
