import { readFileSync } from "node:fs";

type Entry = {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  dev?: boolean;
  devOptional?: boolean;
};

/** One installed package from the lock file. */
export type LockedPackage = Entry & {
  /** Where it is installed, such as `node_modules/a/node_modules/b`. */
  path: string;
  name: string;
};

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8")) as unknown;

/** All packages that may be installed, without the project itself. */
export function lockedPackages(): LockedPackage[] {
  const { packages } = read("package-lock.json") as { packages: Record<string, Entry> };
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, entry]) => ({ ...entry, path, name: path.split("node_modules/").at(-1) ?? path }));
}

type Manifest = Record<
  "dependencies" | "devDependencies" | "optionalDependencies",
  Record<string, string>
> & { allowScripts: Record<string, boolean> };

/** The project's own `package.json`. */
export const manifest = () => read("package.json") as Manifest;
