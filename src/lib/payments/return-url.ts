import { pathHere } from "#shared/language.ts";

/** The URL the provider redirects the payer back to: a page's path, in the language of the page they left. */
export function returnUrl(path: string, origin: string): string {
  return new URL(pathHere(path), origin).href;
}
