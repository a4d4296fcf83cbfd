/** Strips accents for search: `Jalapeño` and `jalapeno` are one word. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replaceAll(/[\u0300-\u036f]/g, "");
}
