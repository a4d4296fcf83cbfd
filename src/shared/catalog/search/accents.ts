/** Strips accents for search: `Jalapeño` and `jalapeno` are one word. `withoutAccentsSql` is its counterpart in SQL. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
}
