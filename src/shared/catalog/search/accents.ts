/**
 * Letters without their accents, as the search reads them: `Jalapeño` and `jalapeno` are one word.
 * `withoutAccentsSql` says the same to the database.
 */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
}
