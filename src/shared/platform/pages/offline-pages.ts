import { brand } from "../../brand.ts";
import { languageNow, languageOf, pathIn } from "../../language.ts";

/** Pages that open offline: route pages, by path prefix, and a farm's harvest. */
const DRIVES = "/dashboard/logistics/drive/";
const HARVEST = "/dashboard/farmer/harvest";

/** The scope of such a page's service worker in the reader's language. Null for any other page. */
export function offlineScope(page: string): string | null {
  const { path } = languageOf(page);
  const found = [DRIVES, HARVEST].find((one) => path.startsWith(one));
  return found ? pathIn(languageNow(), found) : null;
}

export const OFFLINE_WORKER = "/offline-worker.js";
/** Prefix of the names of the caches for these pages; each client build has its own cache. */
export const OFFLINE_CACHE = `${brand.slug}-offline-pages`;

/** A page's request to its service worker to cache it. */
export type KeepMessage = {
  /** Identifies the client build. */
  build: string;
  /** The page's own path. */
  page: string;
  /** Paths of the files the page was built from. */
  files: readonly string[];
};

type Asked = Pick<Request, "method" | "mode" | "url">;

/**
 * How the service worker treats a request: pages and build files are cached; everything else goes to the network, in
 * particular data about orders, money and people.
 */
export function keptKind({ method, mode, url }: Asked, origin: string): "page" | "file" | null {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin) return null;
  if (mode === "navigate") return isOfflinePage(pathname) ? "page" : null;
  return isBuiltFile(pathname) ? "file" : null;
}

/** Whether a path, with or without a query, is one of these pages, in any language. */
export function isOfflinePage(href: string): boolean {
  const { path } = languageOf(href.replace(/\?.*/, ""));
  return path === HARVEST || path.startsWith(DRIVES);
}

/** Whether a path is a driver's page, in any language. */
export function isDriverPage(path: string): boolean {
  return languageOf(path).path.startsWith(DRIVES);
}

/** Build files are named by content hash, so a cached one never becomes stale. */
export function isBuiltFile(path: string): boolean {
  return path.startsWith("/assets/");
}
