import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";
import type { Language } from "#shared/language.ts";

const MESSAGE = "?message=";

/** Source files that combine both languages of a set of messages. */
const JOINT = /\/src\/messages\/(?!(?:en|es)\/)(?:[\w-]+\/)*[\w-]+\.ts$/;
/** All messages of such a set in one language. */
const FILE = /\/src\/messages\/(?:en|es)\/(?!kit\.)(?:[\w-]+\/)*[\w-]+\.ts$/;

/**
 * Makes a built client contain a single language, by replacing each combined messages file with that language's
 * module. Each message becomes a module of its own, so that the bundler can place it where it is used: a page's
 * title does not pull the page's other texts into the first script. Unused messages are dropped like any other
 * code.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: "one-language",
    enforce: "pre",
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
    load: {
      filter: { id: /\?message=\w+$/ },
      handler: async (id) => {
        const [path = "", key = ""] = id.split(MESSAGE);
        const code = (await readFile(path, "utf8")).replaceAll(/^export const /gm, "const ");
        return {
          code: `${code}\nexport { ${key} };`,
          moduleType: "ts",
          moduleSideEffects: false,
          map: null,
        };
      },
    },
    transform: {
      handler: (code, id) => {
        if (JOINT.test(id)) {
          const [, name] = /export const (\w+) = spoken\(/.exec(code) ?? [];
          const [, file] = new RegExp(`import \\* as ${language} from "(.+)";`).exec(code) ?? [];
          if (!name || !file) return null;
          return {
            code: `export * as ${name} from "${file}";`,
            map: null,
            moduleSideEffects: false,
          };
        }
        if (!FILE.test(id)) return null;
        const keys = [...code.matchAll(/^export const (\w+)/gm)].map(([, key]) => key);
        const parts = keys.map(
          (key) => `export { ${key} } from "./${basename(id)}${MESSAGE}${key}";`,
        );
        return { code: parts.join("\n"), map: null, moduleSideEffects: false };
      },
    },
  };
}
