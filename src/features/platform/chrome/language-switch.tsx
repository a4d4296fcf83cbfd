import { useLocation } from "@tanstack/react-router";
import { platformShell as m } from "#messages/platform-shell.ts";
import { LANGUAGE_NAMES, LANGUAGES, languageNow, pathIn } from "#shared/language.ts";

/** The same page in each language; the server remembers which one was chosen. */
export function LanguageSwitch({ className }: { className: string | undefined }) {
  const { pathname, searchStr } = useLocation();
  const asked = (language: string) => `${searchStr ? `${searchStr}&` : "?"}language=${language}`;
  return (
    <nav aria-label={m.language} className={className}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          // A page of another bundle: the router knows only those of this one.
          href={pathIn(language, pathname) + asked(language)}
          lang={language}
          hrefLang={language}
          aria-current={language === languageNow() ? "true" : undefined}
        >
          {LANGUAGE_NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
