import { expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { EnglishNote, inEnglish } from "#client/lib/pages/in-english.tsx";
import { speak } from "#server/language.ts";

const render = () =>
  renderToStaticMarkup(
    <>
      <EnglishNote words="Texto de la granja, en inglés" />
      <p {...inEnglish()}>Keep cold.</p>
    </>,
  );

it("what stands in English is marked for a Spanish reader, and for nobody else", () => {
  expect(speak("es", render)).toContain('Texto de la granja, en inglés</p><p lang="en">Keep cold.');
  expect(render()).toBe("<p>Keep cold.</p>");
});
