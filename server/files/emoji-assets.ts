import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

const packageFile = createRequire(import.meta.url).resolve("@lobehub/fluent-emoji-3d/package.json");
const assets = join(dirname(packageFile), "assets");

/**
 * The 256 px WebP of an emoji. Files are named by code points in hexadecimal joined by dashes, and
 * carry the variation selector (fe0f) for characters that are text by default.
 * Throws when the package has no such illustration.
 */
export function emojiAssetPath(emoji: string): string {
  const bare = codePoints(emoji).filter((point) => point !== "fe0f");
  const names = [bare.join("-"), [...bare, "fe0f"].join("-")];
  const path = names.map((name) => join(assets, `${name}.webp`)).find((file) => existsSync(file));
  if (!path) throw new Error(`No illustration for ${emoji} (${names[0]})`);
  return path;
}

function codePoints(emoji: string): string[] {
  return Array.from(emoji, (char) => (char.codePointAt(0) ?? 0).toString(16).padStart(4, "0"));
}
