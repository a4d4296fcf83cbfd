import { brand } from "../brand.ts";
import { LANGUAGES, languageNow, languageOf, pathIn } from "../language.ts";

const DRIVER_PATH = "/dashboard/logistics/drive/";

/** Where the pages of drivers are in the reader's language. Their worker serves these and nothing else. */
export function driverScope(): string {
  return pathIn(languageNow(), DRIVER_PATH);
}

/** Where they are in any language: a phone may have been used in both. */
export function driverScopes(): string[] {
  return LANGUAGES.map((language) => pathIn(language, DRIVER_PATH));
}

export const DRIVER_WORKER = "/driver-worker.js";
/** How the names of the caches begin that keep these pages; each build of the client has its own. */
export const DRIVER_CACHE = `${brand.slug}-driver-pages`;

/** What a page asks its worker to keep. */
export type KeepMessage = {
  /** Another one with each build of the client. */
  build: string;
  /** Path of the page itself. */
  page: string;
  /** Paths of the files that it was made from. */
  files: readonly string[];
};

type Asked = Pick<Request, "method" | "mode" | "url">;

/**
 * What the worker is to a request: a page and the files of a build are cached, and everything else goes
 * its own way, above all what is read and shown of orders, money and people.
 */
export function keptKind({ method, mode, url }: Asked, origin: string): "page" | "file" | null {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin) return null;
  if (mode === "navigate") return isDriverPage(pathname) ? "page" : null;
  return isBuiltFile(pathname) ? "file" : null;
}

/** Whether a path is that of a driver's page, in any language. */
export function isDriverPage(path: string): boolean {
  return languageOf(path).path.startsWith(DRIVER_PATH);
}

/** Files of a build are named by their content: one that is cached is right for ever. */
export function isBuiltFile(path: string): boolean {
  return path.startsWith("/assets/");
}
