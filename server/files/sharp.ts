import { createRequire } from "node:module";
import type sharp from "sharp";

let loaded: typeof sharp | null = null;

/** The image library. Loaded on first use, because it takes 28 MiB and most processes never need it. */
export function loadSharp(): typeof sharp {
  if (loaded) return loaded;
  loaded = createRequire(import.meta.url)("sharp") as typeof sharp;
  // One thread per picture, so that others can be processed in parallel and no request has to wait for them.
  loaded.concurrency(1);
  return loaded;
}
