import { expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { UntranslatedNote } from "#client/lib/pages/untranslated.tsx";
import { speak } from "#server/language.ts";

it("a farm's text in the other language has a note that says so, and other text has none", () => {
  const render = (lang: string | undefined) =>
    renderToStaticMarkup(<UntranslatedNote lang={lang} />);
  expect(speak("es", () => render("en"))).toContain("en inglés");
  expect(render("es")).toContain("in Spanish");
  expect(render(undefined)).toBe("");
});
