import { expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { UntranslatedNote } from "#client/lib/pages/untranslated.tsx";
import { speak } from "#server/language.ts";

it("words of a farm in the other language alone have a line that says so, and others have none", () => {
  const render = (lang: string | undefined) =>
    renderToStaticMarkup(<UntranslatedNote lang={lang} />);
  expect(speak("es", () => render("en"))).toContain("en inglés");
  expect(render("es")).toContain("in Spanish");
  expect(render(undefined)).toBe("");
});
