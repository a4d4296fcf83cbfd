import { basename } from "node:path";
import type { Plugin } from "vite";
import type { Language } from "#shared/language.ts";

/**
 * A built client speaks one language: where the sources join both languages of a file of messages, it has the
 * one's module. Messages that nothing reads are dropped like any other code.
 */
export function oneLanguage(language: Language): Plugin {
  return {
    name: "one-language",
    enforce: "pre",
    config: () => ({ define: { __LANGUAGE__: JSON.stringify(language) } }),
    transform: {
      filter: { id: /\/src\/messages\/[\w-]+\.ts$/, code: /= spoken\(/ },
      handler: (code, id) => {
        const [, name = ""] = /export const (\w+) = spoken\(/.exec(code) ?? [];
        return { code: `export * as ${name} from "./${language}/${basename(id)}";`, map: null };
      },
    },
  };
}
