import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "#shared/language.ts";

const CLIENT = fileURLToPath(new URL("../../../dist/client", import.meta.url));

/** The build's report on one script file (`vite.config.ts`). */
type Contents = {
  isEntry: boolean;
  /** Files it imports statically. */
  imports: string[];
  /** Uncompressed size of each module in bytes. */
  modules: Record<string, number>;
};
export type ScriptContents = Record<string, Contents>;

export const readScriptContents = (language: Language) =>
  JSON.parse(
    readFileSync(join(CLIENT, `.vite/scripts.${language}.json`), "utf8"),
  ) as ScriptContents;

/** The entry, the files containing modules with these path prefixes, and everything they import statically. */
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

/** Size in bytes as transferred: compressed by the build, except for tiny files. */
export function bytesSent(file: string): number {
  const packed = join(CLIENT, `${file}.br`);
  return statSync(existsSync(packed) ? packed : join(CLIENT, file)).size;
}
