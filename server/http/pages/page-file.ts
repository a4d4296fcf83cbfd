import type { Language } from "#shared/language.ts";

/** The file in the built client that frames the pages of a language. */
export const pageFile = (language: Language) => `index.${language}.html`;
