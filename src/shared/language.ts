/** The languages in which the product speaks, the first one being that of the specification. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The built-in language of a bundle: a built client speaks one and carries no other. */
declare const __LANGUAGE__: Language | undefined;

/** Each in its own words: who looks for theirs does not read the other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** How each language writes days, numbers and lists, for readers in California. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", es: "es-US" };

/** What pages of each language begin with in their address. */
const PREFIXES: Readonly<Record<Language, string>> = { en: "", es: "/es" };

let ask: () => Language = languageOfDocument;

/**
 * Names who knows the language of the moment: the server answers with that of the request or of the email it
 * is working on. A built client needs none.
 */
export function listenTo(source: () => Language): void {
  ask = source;
}

/** The language of whoever reads what is being written now. */
export function languageNow(): Language {
  return typeof __LANGUAGE__ === "undefined" ? ask() : __LANGUAGE__;
}

/** `es-US`: for whatever of `Intl` is made for one use. */
export function localeNow(): string {
  return LOCALES[languageNow()];
}

/** Something that is made once for each language, when it is first needed there: a format, a sorter. */
export function perLanguage<Made>(make: (locale: string) => Made): () => Made {
  const made = new Map<Language, Made>();
  return () => {
    const language = languageNow();
    const known = made.get(language) ?? make(LOCALES[language]);
    made.set(language, known);
    return known;
  };
}

const sorter = perLanguage((locale) => new Intl.Collator(locale));

/** For `toSorted`: texts in the order of the reader's language, `ñ` after `n` in Spanish. */
export function inOrder(one: string, other: string): number {
  return sorter().compare(one, other);
}

/** The path of a page in a language: `/shop` is `/es/shop` in Spanish. Takes what follows the path along. */
export function pathIn(language: Language, path: string): string {
  const inside = path === "/" && PREFIXES[language] ? "" : path;
  return `${PREFIXES[language]}${inside}`;
}

/** The path of a page as the browser has it, in the language of the moment: for what is no link of the router. */
export function pathHere(path: string): string {
  return pathIn(languageNow(), path);
}

/** The language that an address is in, and the address of the page without it. */
export function languageOf(address: string): { language: Language; path: string } {
  for (const language of LANGUAGES) {
    const prefix = PREFIXES[language];
    if (!prefix || !address.startsWith(prefix)) continue;
    const rest = address.slice(prefix.length);
    if (rest === "" || /^[/?#]/.test(rest)) {
      return { language, path: rest.startsWith("/") ? rest : `/${rest}` };
    }
  }
  return { language: "en", path: address };
}

/** The language that text names, a code or a header of the kind `es-MX,en;q=0.8`; null when it prefers none of ours. */
export function readLanguage(text: string | undefined): Language | null {
  const wanted = (text ?? "")
    .split(",")
    .map((item) => {
      const [tag = "", ...options] = item.trim().toLowerCase().split(";");
      const weight = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find(Boolean);
      return { code: tag.split("-")[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  for (const { code } of wanted) {
    const known = LANGUAGES.find((language) => language === code);
    if (known) return known;
  }
  return null;
}

/** From the sources, in development and in tests of components, the page itself says it. */
function languageOfDocument(): Language {
  return (
    (typeof document === "undefined" ? null : readLanguage(document.documentElement.lang)) ?? "en"
  );
}
