import { catalogErrors as m } from "#messages/catalog-errors.ts";
import { marketCards, marketScenes, things } from "#db/seed/market-prints.ts";
import { spanishNames } from "#db/seed/products/spanish-names.ts";
import { CATEGORIES } from "#shared/catalog/catalog.ts";
import { shownName } from "#shared/catalog/shown-words.ts";
import { printKey } from "#shared/platform/pictures.ts";

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
    const listed = prints.map(({ name, title: of, ground, drawing }) => ({
      key: printKey(name, ground),
      name,
      title: shownName({ name: of, nameEs: spanishNames[of] ?? null }),
      drawing: JSON.stringify(drawing),
    }));
    return { title: groupWords(title), shape: "product", prints: listed };
  });
  const scenes = marketScenes().map(({ name, label, scene }) => ({
    key: name,
    name,
    title: label,
    drawing: JSON.stringify(scene),
  }));
  return [...groups, { title: m.farms, shape: "farm", prints: scenes }];
}

/** A group's title in the reader's language. Category labels already are. */
function groupWords(group: string): string {
  const known: Readonly<Record<string, string>> = m.printGroups;
  return known[group] ?? group;
}
