/** The product's languages; the first is that of the specification. */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language a client bundle was built for; it contains no other. */
declare const __LANGUAGE__: Language | undefined;

/** Each language's name in that language, so that its speakers recognize it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", es: "Español" };

/** The locale of each language for dates, numbers and lists, for readers in California. */
const LOCALES: Readonly<Record<Language, string>> = { en: "en-US", es: "es-US" };

/** The URL path prefix of each language. */
const PREFIXES: Readonly<Record<Language, string>> = { en: "", es: "/es" };

let ask: () => Language = languageOfDocument;

/**
 * Registers the source of the current language. The server uses the language of the request or email it is
 * processing; a built client needs no source.
 */
export function listenTo(source: () => Language): void {
  ask = source;
}

/** The language of the text currently being rendered. */
export function languageNow(): Language {
  return typeof __LANGUAGE__ === "undefined" ? ask() : __LANGUAGE__;
}

/** `es-US`: for one-off `Intl` calls. */
export function localeNow(): string {
  return LOCALES[languageNow()];
}

/** Creates a value lazily, once per language: a formatter, a collator. */
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

/** Compare function for `toSorted`: the reader's alphabetical order, with `ñ` after `n` in Spanish. */
export function inOrder(one: string, other: string): number {
  return sorter().compare(one, other);
}

/** The path of a page in a language: `/shop` is `/es/shop` in Spanish. Query and hash are preserved. */
export function pathIn(language: Language, path: string): string {
  const inside = path === "/" && PREFIXES[language] ? "" : path;
  return `${PREFIXES[language]}${inside}`;
}

/** The path of a page in the current language, as the browser sees it: for links outside the router. */
export function pathHere(path: string): string {
  return pathIn(languageNow(), path);
}

/** The language of a URL path, and the path without its language prefix. */
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

/**
 * The language that a code or an `Accept-Language` header such as `es-MX,en;q=0.8` selects; null if it prefers none
 * of ours.
 */
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

/** When running from source, in development and component tests, the document declares the language. */
function languageOfDocument(): Language {
  return (
    (typeof document === "undefined" ? null : readLanguage(document.documentElement.lang)) ?? "en"
  );
}
