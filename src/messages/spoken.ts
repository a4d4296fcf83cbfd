import { type Language, languageNow } from "#shared/language.ts";
import { isStretched, stretch } from "./stretch.ts";

/** What Spanish must hold for an English catalog: the same keys, each a text, or a function of the same kind. */
export type Translation<Messages> = {
  readonly [Key in keyof Messages]: Messages[Key] extends string
    ? string
    : Messages[Key] extends (...parts: infer Parts) => string
      ? (...parts: Parts) => string
      : Messages[Key] extends (...parts: never) => unknown
        ? Messages[Key]
        : Translation<Messages[Key]>;
};

/** Makes a key that English does not have an error. */
type NoOther<Messages, Translated> = {
  readonly [Key in keyof Translated]: Key extends keyof Messages
    ? Translated[Key] extends string | ((...parts: never) => unknown)
      ? unknown
      : NoOther<Messages[Key], Translated[Key]>
    : never;
};

/**
 * The messages of one file in both languages. Each is looked up when it is read, in the language of the moment
 * (`languageNow`): never keep one in a constant that outlives a request. In the built client the one
 * language's module takes the place of this (`oneLanguage` in `vite.config.ts`).
 */
export function spoken<Messages extends object, Translated extends Translation<Messages>>(catalog: {
  en: Messages;
  es: Translated & NoOther<Messages, Translated>;
}): Translation<Messages> {
  const words: Partial<Translation<Messages>> = {};
  for (const key of Object.keys(catalog.en)) {
    Object.defineProperty(words, key, { enumerable: true, get: () => look(catalog, key) });
  }
  return words as Translation<Messages>;
}

function look(catalog: Readonly<Record<Language, object>>, key: string): unknown {
  const language = languageNow();
  const message = (catalog[language] as Readonly<Record<string, unknown>>)[key];
  return language === "en" && isStretched() ? stretch(message) : message;
}
