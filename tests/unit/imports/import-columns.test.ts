import { describe, expect, it } from 'vitest'
import { bareName } from '../../../domain/csv-table.ts'
import { guessedColumns, usualNames } from '../../../domain/imports/columns.ts'
import { type ImportKind, fieldsOf } from '../../../domain/imports/fields.ts'
import { kinds } from '../../../domain/imports/kinds.ts'
import { importKinds } from '../../../openapi/imports.ts'

const names = importKinds.flatMap(kind =>
  fieldsOf(kind).flatMap(field => (kinds[kind].usual[field] ?? []).map(name => [kind, field, name] as const)),
)

describe('a usual name of a column', () => {
  it('says something, bare, so that columns are found by it', () => {
    expect(names.filter(([, , name]) => name === '' || bareName(name) !== name)).toEqual([])
    expect(importKinds.map(kind => usualNames(kind).has(''))).toEqual(importKinds.map(() => false))
  })

  it('stands for one field alone', () => {
    for (const kind of importKinds) {
      const fields = new Map<string, string[]>()
      for (const [of, field, name] of names) if (of === kind) fields.set(name, [...(fields.get(name) ?? []), field])
      expect([...fields].filter(([, of]) => of.length > 1)).toEqual([])
    }
  })

  it.each(importKinds.filter(kind => kind !== 'people'))('names a column of %s by itself', kind => {
    const wrong = names.filter(([of, field, name]) => of === kind && guessedColumns([name], kind)[0] !== field)
    expect(wrong).toEqual([])
  })

  it('is there for every field of every kind, and for no other', () => {
    for (const kind of importKinds) {
      const named = new Set(names.flatMap(([of, field]) => (of === kind ? [field] : [])))
      expect([...named].toSorted()).toEqual(fieldsOf(kind).toSorted())
    }
  })
})

/** Heads as agencies write them, by language. */
const heads: Record<ImportKind, readonly (readonly [string, string])[]> = {
  companies: [
    [
      'en',
      'Customer number;Company name;Address line 1;Postcode;Town;Country;VAT number;Tax number;Contact person;' +
        'Phone number;Invoice email;Delivery note email;Buyer reference;Debtor account',
    ],
    [
      'de',
      'Kundennummer;Firmenname;Straße / Hausnummer;PLZ;Ort;Land;USt-IdNr.;Steuernummer;Ansprechpartner;' +
        'Telefonnummer;Rechnungs-E-Mail;Lieferschein-E-Mail;Leitweg-ID;Debitorenkonto',
    ],
    [
      'de-AT',
      'Kd.-Nr.;Firma;Anschrift;Postleitzahl;Ort;Ländercode;UID-Nummer;Steuernr.;Ansprechperson;Telefon;' +
        'E-Mail-Adresse;Lieferschein-Mail;Leitweg-ID;Debitor',
    ],
    [
      'es',
      'Código cliente;Razón social;Dirección;Código postal;Población;País;NIF/IVA;Número fiscal;' +
        'Persona de contacto;Teléfono;Correo electrónico;E-mail albarán;Referencia del comprador;Cuenta deudor',
    ],
    [
      'nl',
      'Klantnummer;Bedrijfsnaam;Straat;Postcode;Plaats;Land;Btw-nummer;Fiscaal nummer;Contactpersoon;' +
        'Telefoonnummer;Factuur e-mail;Pakbon e-mail;Kopersreferentie;Debiteurennummer',
    ],
    [
      'fr',
      'Code client;Raison sociale;Adresse;Code postal;Ville;Pays;TVA intracommunautaire;Numéro fiscal;' +
        'Interlocuteur;Téléphone;Adresse e-mail;E-mail bon de livraison;Référence acheteur;Compte tiers',
    ],
    ['cy', 'Rhif cwsmer;Enw’r cwmni;Cyfeiriad;Cod post;Tref;Gwlad;Rhif TAW;Rhif treth;Enw cyswllt;Rhif ffôn;E-bost'],
  ],
  people: [
    [
      'en',
      'Employee number;Last name;First name;Date of birth;E-mail address;Mobile phone;Street;Postal code;City;Country;Skills',
    ],
    ['de', 'Personalnummer;Nachname;Vorname;Geburtsdatum;E-Mail;Handynummer;Straße;PLZ;Wohnort;Land;Funktionen'],
    [
      'de-AT',
      'Mitarbeiternr.;Familienname;Vorname;Geb.-Datum;E-Mail-Adresse;Mobiltelefon;Adresse;Postleitzahl;Ort;Land;Tätigkeiten',
    ],
    [
      'es',
      'Número de empleado;Apellidos;Nombre;Fecha de nacimiento;Correo electrónico;Teléfono móvil;Calle;CP;Localidad;País;Funciones',
    ],
    [
      'nl',
      'Personeelsnummer;Achternaam;Voornaam;Geboortedatum;E-mailadres;Mobiel;Adres;Postcode;Woonplaats;Land;Functies',
    ],
    [
      'fr',
      'Matricule;Nom de famille;Prénom;Date de naissance;Adresse e-mail;Téléphone portable;Rue;Code postal;Localité;Pays;Fonctions',
    ],
    ['cy', 'Rhif staff;Cyfenw;Enw cyntaf;Dyddiad geni;E-bost;Ffôn symudol;Stryd;Cod post;Dinas;Gwlad;Swyddi'],
  ],
  locations: [
    ['en', 'Venue;Address;Postcode;City;Country;County;Time zone;Entrance;Notes'],
    ['de', 'Spielstätte;Straße;PLZ;Ort;Land;Bundesland;Zeitzone;Eingang;Hinweise'],
    ['de-AT', 'Veranstaltungsort;Anschrift;Postleitzahl;Stadt;Land;Bundesland;Zeitzone;Zufahrt;Bemerkung'],
    ['es', 'Recinto;Dirección;Código postal;Ciudad;País;Provincia;Zona horaria;Acceso;Información'],
    ['nl', 'Locatie;Straat;Postcode;Plaats;Land;Provincie;Tijdzone;Ingang;Opmerking'],
    ['fr', 'Lieu;Adresse;Code postal;Ville;Pays;Département;Fuseau horaire;Entrée;Remarques'],
    ['cy', 'Lleoliad;Cyfeiriad;Cod post;Tref;Gwlad;Sir;Cylchfa amser;Mynedfa;Nodyn'],
  ],
  contacts: [
    ['en', 'Client number;Contact name;Job title;E-mail;Phone'],
    ['de', 'Kundennr.;Ansprechpartner;Funktion;E-Mail;Telefon'],
    ['de-AT', 'Firma;Ansprechperson;Aufgabe;E-Mail-Adresse;Mobil'],
    ['es', 'Empresa;Persona de contacto;Cargo;Correo;Teléfono'],
    ['nl', 'Klantnummer;Contactpersoon;Functie;E-mailadres;Telefoonnummer'],
    ['fr', 'Société;Interlocuteur;Fonction;Courriel;Téléphone'],
    ['cy', 'Cwmni;Enw cyswllt;Swydd;E-bost;Ffôn'],
  ],
  projects: [
    ['en', 'Project no.;Project name;Client;Venue;Start date;End date;Mark;PO number;Comment'],
    ['de', 'Projektnummer;Projektname;Kunde;Veranstaltungsort;Beginn;Ende;Kundenkürzel;Bestellnummer;Kommentar'],
    ['de-AT', 'Auftragsnummer;Veranstaltung;Firma;Ort;Von;Bis;Kürzel;Referenz;Bemerkung'],
    ['es', 'Número de proyecto;Proyecto;Cliente;Recinto;Fecha de inicio;Fecha de fin;Marca;Pedido;Comentario'],
    ['nl', 'Projectnummer;Naam;Klant;Locatie;Begindatum;Einddatum;Kenmerk;Bestelnummer;Opmerking'],
    ['fr', 'Numéro de projet;Titre;Entreprise;Lieu;Date de début;Date de fin;Sigle;Numéro de commande;Commentaire'],
    ['cy', 'Rhif prosiect;Teitl;Cwsmer;Lleoliad;Dyddiad dechrau;Dyddiad diwedd;Nod;Cyfeirnod;Sylw'],
  ],
  positions: [
    ['en', 'Project number;Crew;Date;Start time;End time;Role;Headcount'],
    ['de', 'Projekt-Nr.;Schicht;Datum;Beginn;Ende;Tätigkeit;Anzahl'],
    ['de-AT', 'Auftrag;Gewerk;Tag;Von;Bis;Funktion;Personen'],
    ['es', 'Proyecto;Turno;Fecha;Hora;Hasta;Puesto;Cantidad'],
    ['nl', 'Projectnummer;Ploeg;Datum;Begintijd;Eindtijd;Functie;Aantal'],
    ['fr', 'Projet;Équipe;Jour;Heure de début;Heure de fin;Poste;Nombre'],
    ['cy', 'Prosiect;Criw;Dyddiad;Amser dechrau;Amser diwedd;Swyddogaeth;Nifer'],
  ],
}

it.each(importKinds.flatMap(kind => heads[kind].map(([language, head]) => [kind, language, head] as const)))(
  'columns of %s in %s are read as what they hold: %s',
  (kind, _, head) => {
    const of = head.split(';')
    const fields = fieldsOf(kind).filter(field => field !== 'lastFirst' && field !== 'firstLast')
    expect(guessedColumns(of, kind)).toEqual(fields.slice(0, of.length))
  },
)
