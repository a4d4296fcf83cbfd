import { createRequire } from "node:module";
import type sharp from "sharp";

let loaded: typeof sharp | null = null;

/** The library that draws pictures, loaded with the first one: most processes never draw any, and it takes 28 MiB. */
export function loadSharp(): typeof sharp {
  if (loaded) return loaded;
  loaded = createRequire(import.meta.url)("sharp") as typeof sharp;
  // One thread for a picture: others are drawn beside it, and answers wait for none of them.
  loaded.concurrency(1);
  return loaded;
}
