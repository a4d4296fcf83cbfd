import { expect, it } from "vitest";
import { farmHead } from "#client/features/farms/farms/page/farm-head.ts";
import { speak } from "#server/language.ts";

const FARM = {
  id: 7,
  name: "Ash Hollow Apiary",
  family: "The Petrov family",
  town: "Winters",
  sinceYear: 2009,
  tagline: "Miel cruda",
  quote: "",
  status: "live",
};

const described = () => JSON.stringify(farmHead(FARM as never, "https://furrow.test"));

it("a farm's page names its family in the reader's language to search engines", () => {
  expect(described()).toContain("The Petrov family in Winters");
  const spanish = speak("es", described);
  expect(spanish).toContain("Familia Petrov en Winters");
  expect(spanish).not.toContain("family");
});
