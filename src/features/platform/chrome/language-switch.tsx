import { useLocation } from "@tanstack/react-router";
import { platformShell as m } from "#messages/platform/shell/shell.ts";
import { type Language, LANGUAGE_NAMES, LANGUAGES, languageNow, pathIn } from "#shared/language.ts";

/** The current page's URL in each language. The server stores the choice when it is opened. */
export function useLanguageLinks() {
  const { pathname, searchStr } = useLocation();
  const asked = (language: Language) => `${searchStr ? `${searchStr}&` : "?"}language=${language}`;
  return LANGUAGES.map((language) => ({
    language,
    name: LANGUAGE_NAMES[language],
    // A plain link, because each language is a separate bundle with its own router.
    href: pathIn(language, pathname) + asked(language),
    isCurrent: language === languageNow(),
  }));
}

/** A row of links to the same page in each language. */
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
