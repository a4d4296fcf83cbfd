import { catalogErrors as m } from "#messages/catalog/errors.ts";
import { marketCards } from "#db/seed/market-prints.ts";
import { printOf } from "#shared/platform/pages/pictures.ts";
import { type Closeup, closeupOf } from "#shared/prints/closeups.ts";

/** A picture of a product, or a detail of its print. */
export type ProductView = {
  key: string;
  /** What it shows, as the label of the button that selects it. */
  label: string;
  part: Pick<Closeup, "left" | "top" | "width"> | null;
};

/** A product's pictures: the farm's photo first, if there is one, then the whole print and its close-up. */
export function viewsOf(picture: string, print: string | null): ProductView[] {
  const name = printOf(picture)?.name;
  const first: ProductView = {
    key: picture,
    label: name ? m.whole : m.photo,
    part: null,
  };
  const drawn: ProductView[] = name ? [] : printView(print);
  const closeup = closeups().get(name ?? (print && printOf(print)?.name) ?? "");
  if (!closeup) return [first, ...drawn];
  const { label, ...part } = closeup;
  return [first, ...drawn, { key: name ? picture : (print ?? picture), label, part }];
}

const printView = (print: string | null): ProductView[] =>
  print ? [{ key: print, label: m.drawing, part: null }] : [];

let known: ReadonlyMap<string, Closeup> | undefined;

/** Close-ups by the name of their print. */
function closeups(): ReadonlyMap<string, Closeup> {
  known ??= new Map(
    marketCards().flatMap(({ name, drawing }) => {
      const closeup = closeupOf(drawing);
      return closeup ? [[name, closeup] as const] : [];
    }),
  );
  return known;
}
