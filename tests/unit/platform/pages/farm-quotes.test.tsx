import { cleanup, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { FarmQuotes } from "#client/features/platform/story/farm-quotes.tsx";
import { showAnswered } from "#tests/support/dom/answered.tsx";

afterEach(cleanup);

const FARM = {
  id: 1,
  name: "Two Rock Farm",
  town: "Petaluma",
  sinceYear: 1998,
  picture: "print/farm/1",
  quote: "We pick at dawn",
  quoteBy: "Ana Ortega",
};

it("says in which language a farm's words are that nobody translated", async () => {
  const farms = [
    { ...FARM, untranslated: { quote: "en" } },
    { ...FARM, id: 2, quote: "Cosechamos al amanecer", untranslated: {} },
  ];
  await showAnswered(
    <Suspense>
      <FarmQuotes invitation={(farm) => `Meet ${farm}`} />
    </Suspense>,
    { "catalog.home": () => ({ farms }) },
  );
  const untranslated = await screen.findByText("“We pick at dawn”");
  expect(untranslated.getAttribute("lang")).toBe("en");
  expect(screen.getByText("“Cosechamos al amanecer”").hasAttribute("lang")).toBe(false);
});
