import type { LanguageCode } from '../../domain/languages.ts'

const german = 'Diese Seite braucht JavaScript. Schalte es in den Einstellungen des Browsers ein und lade sie neu.'

/** Said in the agency's language to whoever opens a page without JavaScript: what is needed, and what to do. */
export const needsScript: Record<LanguageCode, string> = {
  en: 'This page needs JavaScript. Switch it on in the browser’s settings and load the page again.',
  de: german,
  deAt: german,
  es: 'Esta página necesita JavaScript. Actívalo en los ajustes del navegador y vuelve a cargarla.',
  nl: 'Deze pagina heeft JavaScript nodig. Zet het aan in de instellingen van de browser en laad de pagina opnieuw.',
  fr: 'Cette page a besoin de JavaScript. Active-le dans les réglages du navigateur, puis recharge la page.',
  cy: 'Mae angen JavaScript ar y dudalen hon. Trowch ef ymlaen yng ngosodiadau’r porwr a llwythwch y dudalen eto.',
}
