import { brand } from "#shared/brand.ts";
import { storedText } from "../../forms/stored-text.ts";

/** A heart: which kind of thing it marks, and which one. */
export type Mark = { kind: "products" | "farms"; id: number };

/**
 * The heart that a visitor pressed before signing in, stored for this tab only. It is never read from a URL: a link
 * from elsewhere must not mark anything in someone's account.
 */
const stored = storedText(`${brand.slug}-heart`, () => sessionStorage);

/** Remembers a heart pressed on the page `next`, to which signing in leads back. */
export function rememberMark({ kind, id }: Mark, next: string): void {
  stored.write(`${kind} ${id} ${next}`);
}

/** Forgets the heart that was pressed. */
export function forgetMark(): void {
  stored.write(null);
}

/** Takes the heart that was pressed on the page `next` out of storage; null if none was. */
export function takeMark(next: string | undefined): Mark | null {
  const [, kind, id, page] = /^(products|farms) (\d+) (.*)$/.exec(stored.read() ?? "") ?? [];
  forgetMark();
  if (!kind || page !== next) return null;
  return { kind: kind === "farms" ? kind : "products", id: Number(id) };
}
