import { catalogErrors as m } from "#messages/catalog-errors.ts";
import { marketCards } from "#db/seed/market-prints.ts";
import { printOf } from "#shared/platform/pictures.ts";
import { type Closeup, closeupOf } from "#shared/prints/closeups.ts";

/** A picture of a product, or a part of its print. */
export type ProductView = {
  key: string;
  /** What it shows, for the button that chooses it. */
  label: string;
  part: Pick<Closeup, "left" | "top" | "width"> | null;
};

/** The farm's own photo first; its print, whole and close, at the end. */
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

/** Close-ups by the name of the print. */
function closeups(): ReadonlyMap<string, Closeup> {
  known ??= new Map(
    marketCards().flatMap(({ name, drawing }) => {
      const closeup = closeupOf(drawing);
      return closeup ? [[name, closeup] as const] : [];
    }),
  );
  return known;
}
