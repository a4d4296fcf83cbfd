import { expect, it } from "vitest";
import { renderToStaticMarkup } from "react-dom/server";
import { langOf, UntranslatedNote } from "#client/lib/pages/untranslated.tsx";
import { speak } from "#server/language.ts";

const render = (untranslated: string[]) =>
  renderToStaticMarkup(
    <>
      <UntranslatedNote of={{ untranslated }} words="Whose words" />
      <p {...langOf({ untranslated }, "story")}>Keep cold.</p>
    </>,
  );

it("a text that there is in the other language alone is marked with it, and nothing else is", () => {
  expect(speak("es", () => render(["story"]))).toContain('Whose words</p><p lang="en">Keep cold.');
  expect(render(["story"])).toContain('<p lang="es">Keep cold.');
  expect(render(["quote"])).toContain("<p>Keep cold.");
  expect(speak("es", () => render([]))).toBe("<p>Keep cold.</p>");
});
