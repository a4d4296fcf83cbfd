import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "#shared/language.ts";

const CLIENT = fileURLToPath(new URL("../../../dist/client", import.meta.url));

/** What the build wrote down of one file of script (`vite.config.ts`). */
type Contents = {
  isEntry: boolean;
  /** Files that it cannot run without. */
  imports: string[];
  /** Bytes of each module before packing. */
  modules: Record<string, number>;
};
export type ScriptContents = Record<string, Contents>;

export const readScriptContents = (language: Language) =>
  JSON.parse(
    readFileSync(join(CLIENT, `.vite/scripts.${language}.json`), "utf8"),
  ) as ScriptContents;

/** The entry, the files with the modules whose paths begin so, and all that these cannot run without. */
export function filesWith(contents: ScriptContents, modules: readonly string[]): string[] {
  const holds = (module: string) => {
    const found = Object.keys(contents).filter((file) =>
      Object.keys(contents[file]?.modules ?? {}).some((path) => path.startsWith(module)),
    );
    if (found.length === 0) throw new Error(`${module} is not in the build`);
    return found;
  };
  const entries = Object.keys(contents).filter((file) => contents[file]?.isEntry);
  return [...withImports(contents, [...entries, ...modules.flatMap(holds)])];
}

function withImports(
  contents: ScriptContents,
  files: readonly string[],
  found = new Set<string>(),
) {
  for (const file of files) {
    const known = contents[file];
    if (found.has(file) || !known) continue;
    found.add(file);
    withImports(contents, known.imports, found);
  }
  return found;
}

/** Bytes on the wire: packed at build, except for the tiniest. */
export function bytesSent(file: string): number {
  const packed = join(CLIENT, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(CLIENT, file)).size;
}
