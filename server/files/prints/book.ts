import { marketCards, marketScenes, things } from "#db/seed/market-prints.ts";
import { bareKey } from "#shared/platform/pages/pictures.ts";
import { type CardPrint, drawBare, drawCard } from "#shared/prints/draw.ts";
import { drawScene } from "#shared/prints/scenes/scene.ts";
import { loadLetters } from "./lettering.ts";

/** Every print by its file name, drawn on demand. */
export type Book = ReadonlyMap<string, () => string>;

/** The market's prints: each product, recipe and farm item with and without its background, and each farm. */
export async function openBook(): Promise<Book> {
  const letters = await loadLetters();
  const book = new Map<string, () => string>();
  const add = (card: CardPrint) => {
    const bare = bareKey(card.name);
    book.set(card.name, () => drawCard(card, letters));
    book.set(bare, () => drawBare({ ...card, name: bare }, letters));
  };
  for (const card of [...marketCards(), ...things()]) add(card);
  for (const scene of marketScenes()) book.set(scene.name, () => drawScene(scene));
  return book;
}
