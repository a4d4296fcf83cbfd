import { useRouter } from "@tanstack/react-router";
import { type Language, languageNow, LANGUAGES, pathHere, pathIn } from "#shared/language.ts";
import { sharePath } from "#shared/platform/pages/share.ts";

type PageAddressProps = {
  /** The canonical English path of this content, starting with a slash. */
  path: string;
  /** The path of the link preview picture; defaults to the site's. */
  picture?: string;
};

/** Provides search engines and link previews with a page's absolute URLs, since they do not accept relative ones. */
export function PageAddress({ path, picture = sharePath.site }: PageAddressProps) {
  const { origin } = useRouter().options.context;
  const addressIn = (language: Language) => origin + pathIn(language, path);
  const own = addressIn(languageNow());
  const image = origin + pathHere(picture);
  return (
    <>
      <link rel="canonical" href={own} />
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn("en")} />
      <meta property="og:url" content={own} />
      <meta property="og:image" content={image} />
      <meta name="twitter:image" content={image} />
    </>
  );
}
