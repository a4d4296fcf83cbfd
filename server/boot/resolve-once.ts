import { registerHooks, type ResolveFnOutput } from "node:module";

/** A file, as opposed to the name of a package or of one of our own rooms. */
const FILE = /^[./]|^\w+:/;
/** The package that imports: another one may have a version of its own of what it names. */
const IMPORTING_PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+|/;

/**
 * Finds what a name stands for once for all files of a package. Node looks into `package.json` again for
 * each import, and that of drizzle-orm alone has 180 kB: without this, a fifth of a start is spent on it.
 */
export function resolveOnce(): void {
  const found = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(name, context, next) {
      if (FILE.test(name)) return next(name, context);
      const { conditions, importAttributes, parentURL = "" } = context;
      const importer = IMPORTING_PACKAGE.exec(parentURL)?.[0];
      const key = JSON.stringify([importer, name, conditions, importAttributes]);
      const known = found.get(key) ?? { ...next(name, context), shortCircuit: true };
      found.set(key, known);
      return known;
    },
  });
}
