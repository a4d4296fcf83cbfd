import { marketCards, marketScenes, things } from "#db/seed/market-prints.ts";
import { bareKey } from "#shared/platform/pictures.ts";
import { type CardPrint, drawBare, drawCard } from "#shared/prints/draw.ts";
import { drawScene } from "#shared/prints/scenes/scene.ts";
import { loadLetters } from "./lettering.ts";

/** Every print by the name of its file, drawn when it is asked for. */
export type Book = ReadonlyMap<string, () => string>;

/** The prints of the market: each product, dish and thing of the farm with its paper and without, each farm. */
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
