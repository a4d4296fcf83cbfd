import type { Language } from "#shared/language.ts";

/** The HTML template of a language in the built client. */
export const pageFile = (language: Language) => `index.${language}.html`;
