import { catalogErrors as m } from "#messages/catalog/errors.ts";
import { marketCards, marketScenes, things } from "#db/seed/market-prints.ts";
import { CATEGORIES } from "#shared/catalog/catalog.ts";
import { printKey } from "#shared/platform/pages/pictures.ts";
import { groupWords, printTitle } from "../platform/settings/print-words.ts";

/** A print on the team's page of all prints. */
export type PrintListed = {
  /** The key by which a product or farm would reference it. */
  key: string;
  name: string;
  title: string;
  /** What it is drawn from, as JSON: family and parameters, or the text of a packet. */
  drawing: string;
};

/** Prints that belong together. */
export type PrintGroup = { title: string; shape: "product" | "farm"; prints: PrintListed[] };

/** Every print of the market by category, in the order of the shop. */
export function listPrints(): PrintGroup[] {
  const cards = Map.groupBy([...marketCards(), ...things()], ({ group }) => group);
  const place = (title: string) => {
    const at = CATEGORIES.findIndex(({ label }) => label === title);
    return at < 0 ? CATEGORIES.length : at;
  };
  const inOrder = [...cards].toSorted(([a], [b]) => place(a) - place(b));
  const groups = inOrder.map(([title, prints]): PrintGroup => {
    const listed = prints.map((card) => ({
      key: printKey(card.name, card.ground),
      name: card.name,
      title: printTitle(card),
      drawing: JSON.stringify(card.drawing),
    }));
    return { title: groupWords(title), shape: "product", prints: listed };
  });
  const scenes = marketScenes().map(({ name, farm, scene }) => ({
    key: name,
    name,
    title: farm ? m.farmIn(farm.name, farm.town) : m.fields,
    drawing: JSON.stringify(scene),
  }));
  return [...groups, { title: m.farms, shape: "farm", prints: scenes }];
}
