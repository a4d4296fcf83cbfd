import type { FastifyInstance } from "fastify";
import { catalogRecipes as m } from "#messages/catalog/recipes/recipes.ts";
import { brand } from "#shared/brand.ts";
import { LANGUAGES, pathIn } from "#shared/language.ts";
import { formatUsd } from "#shared/money.ts";
import { keptOnce } from "#shared/platform/kept-once.ts";
import { grounds, sharedScene } from "#shared/platform/pages/pictures.ts";
import { sharePath } from "#shared/platform/pages/share.ts";
import type { Deps } from "../../deps.ts";
import { findPicture } from "../../files/find-picture.ts";
import type { PictureStore } from "../../files/picture-store.ts";
import { type Book, openBook } from "../../files/prints/book.ts";
import { loadLetters } from "../../files/prints/lettering.ts";
import { drawShareCard, type ShareCard } from "../../files/prints/share-card.ts";
import { getProduct } from "../../services/catalog/product/product.ts";
import { getRecipe } from "../../services/catalog/recipes.ts";
import { getFarm } from "../../services/farms/farm.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import { goneWith, openDrawingDesk } from "./drawing-desk.ts";

/** Caches 60 cards of about 60 kB each. Drawing one takes up to half a second of CPU time. */
const DESK = { kept: 60, atOnce: 1, queue: 20 };

/** The prints and the font shapes, loaded on first use. */
async function openTools() {
  const [book, letters] = await Promise.all([openBook(), loadLetters()]);
  return { book, letters };
}

/** A card without its picture, and the picture's key. */
type Wanted = Omit<ShareCard, "picture" | "ground"> & { key: string };

/**
 * Serves the preview images of shared links: a product with its name and price, a recipe or a farm, each in the
 * language of its address. Drawn on request, one at a time in their own queue, and cached in memory (LRU).
 */
export function addShareCards(
  app: FastifyInstance,
  { deps, photos }: { deps: Deps; photos: PictureStore },
): void {
  const desk = openDrawingDesk(DESK);
  const tools = keptOnce(openTools);
  const draw = async (wanted: Wanted): Promise<Buffer> => {
    const { book, letters } = await tools();
    const { picture, ground } = (await findPicture(wanted.key, book, photos)) ?? sceneIn(book);
    return drawShareCard({ ...wanted, picture, ground }, letters);
  };
  const serve = (path: string, find: (id: string) => Promise<Wanted>) =>
    LANGUAGES.forEach((language) => serveIn(pathIn(language, path), find));
  const serveIn = (path: string, find: (id: string) => Promise<Wanted>) =>
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      const gone = goneWith(reply);
      const wanted = await withDatabaseTimeout(deps.db, find(request.params.id));
      const name = JSON.stringify(wanted);
      // Cached cards cost nothing, so they do not count against the limit.
      if (!desk.known(name)) await deps.throttle.take("share_address", request.ip);
      const bytes = await desk.picture(name, () => draw(wanted), gone);
      void reply.type("image/jpeg").header("cache-control", "public, max-age=3600");
      // Other sites embed it where our page is shared.
      void reply.header("cross-origin-resource-policy", "cross-origin");
      return reply.send(bytes);
    });
  serve(sharePath.site, async () => site());
  serve("/share/products/:id(^\\d{1,9}).jpg", (id) => productCard(deps, Number(id)));
  serve("/share/recipes/:id(^[a-z0-9-]{1,120}).jpg", (slug) => recipeCard(deps, slug));
  serve("/share/farms/:id(^\\d{1,9}).jpg", (id) => farmCard(deps, Number(id)));
}

const site = (): Wanted => ({
  key: sharedScene,
  layout: "scene",
  title: brand.name,
  lines: [brand.tagline],
});

async function productCard(deps: Deps, id: number): Promise<Wanted> {
  const { name, pack, price, farm, picture } = await getProduct(deps, id);
  return {
    key: picture,
    layout: "card",
    title: name,
    lines: [pack, farm.name],
    price: formatUsd(price),
  };
}

async function recipeCard(deps: Deps, slug: string): Promise<Wanted> {
  const { title, minutes, picture } = await getRecipe(deps, slug);
  return { key: picture, layout: "card", title, lines: [m.minutes(minutes), brand.name] };
}

async function farmCard(deps: Deps, id: number): Promise<Wanted> {
  const farm = await getFarm(deps, id);
  if (farm.status === "suspended") return site();
  return { key: farm.picture, layout: "scene", title: farm.name, lines: [farm.town, "California"] };
}

/** The market's landscape, for when a picture is missing. */
const sceneIn = (book: Book) => ({
  picture: Buffer.from(book.get(sharedScene)?.() ?? ""),
  ground: grounds.oat,
});
