export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/gu, '')}`
