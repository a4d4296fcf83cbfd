import { pathHere } from "#shared/language.ts";

/** Where the provider sends the payer back to: the path of a page, in the language in which it was left. */
export function returnUrl(path: string, origin: string): string {
  return new URL(pathHere(path), origin).href;
}
