import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openBook } from "./book.ts";

/** Draws every print into a folder, one SVG file each, and returns how many there are. */
export async function writePrints(folder: string): Promise<number> {
  const book = await openBook();
  await mkdir(folder, { recursive: true });
  for (const [name, draw] of book) await writeFile(join(folder, `${name}.svg`), draw());
  return book.size;
}
