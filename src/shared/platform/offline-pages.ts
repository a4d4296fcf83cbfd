import { brand } from "../brand.ts";
import { languageNow, languageOf, pathIn } from "../language.ts";

/** The pages that open offline: those of routes, by how their paths begin, and what a farm harvests. */
const DRIVES = "/dashboard/logistics/drive/";
const HARVEST = "/dashboard/farmer/harvest";

/** Where such a page is in the reader's language: its worker serves what begins so. Null for any other page. */
export function offlineScope(page: string): string | null {
  const { path } = languageOf(page);
  const found = [DRIVES, HARVEST].find((one) => path.startsWith(one));
  return found ? pathIn(languageNow(), found) : null;
}

export const OFFLINE_WORKER = "/offline-worker.js";
/** How the names of the caches begin that keep these pages; each build of the client has its own. */
export const OFFLINE_CACHE = `${brand.slug}-offline-pages`;

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
  if (mode === "navigate") return isOfflinePage(pathname) ? "page" : null;
  return isBuiltFile(pathname) ? "file" : null;
}

/** Whether a path, with or without its search, is one of these pages, in any language. */
export function isOfflinePage(href: string): boolean {
  const { path } = languageOf(href.replace(/\?.*/, ""));
  return path === HARVEST || path.startsWith(DRIVES);
}

/** Whether a path is that of a driver's page, in any language. */
export function isDriverPage(path: string): boolean {
  return languageOf(path).path.startsWith(DRIVES);
}

/** Files of a build are named by their content: one that is cached is right forever. */
export function isBuiltFile(path: string): boolean {
  return path.startsWith("/assets/");
}
