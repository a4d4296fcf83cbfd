import { useLocation } from "@tanstack/react-router";
import { platformShell as m } from "#messages/platform-shell.ts";
import { type Language, LANGUAGE_NAMES, LANGUAGES, languageNow, pathIn } from "#shared/language.ts";

/** The same page in each language: addresses by which the server remembers which one was chosen. */
export function useLanguageLinks() {
  const { pathname, searchStr } = useLocation();
  const asked = (language: Language) => `${searchStr ? `${searchStr}&` : "?"}language=${language}`;
  return LANGUAGES.map((language) => ({
    language,
    name: LANGUAGE_NAMES[language],
    // A page of another bundle: the router knows only those of this one.
    href: pathIn(language, pathname) + asked(language),
    isCurrent: language === languageNow(),
  }));
}

/** A way to the same page in each language, in a row. */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  return (
    <nav aria-label={m.language} className={className}>
      {useLanguageLinks().map(({ language, name, href, isCurrent }) => (
        <a
          key={language}
          href={href}
          lang={language}
          hrefLang={language}
          aria-current={isCurrent ? "true" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
