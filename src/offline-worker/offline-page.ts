import {
  OFFLINE_CACHE,
  isBuiltFile,
  isOfflinePage,
  type KeepMessage,
} from "#shared/platform/pages/offline-pages.ts";

/** After this time without a response, in milliseconds, the cached page is shown. */
const TIMEOUT_MS = 5_000;

const anyway = { ignoreSearch: true, ignoreVary: true };

let last: Promise<void> = Promise.resolve();

/**
 * Caches a page and the files of its build, then deletes the caches of other builds. The page is cached last, and
 * messages are handled one after another, so that a cached page always has its files.
 *
 * @throws if a file cannot be fetched; the page is then not cached
 */
export function keep(message: KeepMessage): Promise<void> {
  const kept = last.then(() => keepNext(message));
  // A message whose files could not be fetched does not stop the next one.
  last = kept.catch(() => {});
  return kept;
}

async function keepNext({ build, page, files }: KeepMessage): Promise<void> {
  const name = `${OFFLINE_CACHE} ${build}`;
  const cache = await caches.open(name);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = files.filter((path) => isBuiltFile(path) && !kept.has(path));
  await cache.addAll([...new Set(missing)]);
  if (isOfflinePage(page) && !kept.has(page)) await keepPage(cache, page);
  for (const other of await offlineCaches()) if (other !== name) await caches.delete(other);
}

/** Caches the whole response: the content security policy in its headers has the hashes of the text's inline parts. */
async function keepPage(cache: Cache, page: string): Promise<void> {
  const answer = await fetch(page, { headers: { accept: "text/html" }, cache: "no-store" });
  if (answer.ok && !answer.redirected) await cache.put(page, answer);
}

/**
 * The page from the server, or from the cache if the phone is offline, the server is down, or it responds too late.
 */
export async function pageFor(request: Request): Promise<Response> {
  const kept = await caches.match(request, anyway);
  const asked = fetch(request).catch(() => null);
  const answer = await (kept ? Promise.race([asked, timedOut()]) : asked);
  if (answer && answer.status < 500) return answer;
  return kept ?? answer ?? Response.error();
}

function timedOut(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS, null));
}

/** A file from the cache, else from the server, which is then cached. */
export async function fileFor(request: Request): Promise<Response> {
  const kept = await caches.match(request, anyway);
  if (kept) return kept;
  const answer = await fetch(request);
  const [name] = await offlineCaches();
  if (answer.ok && name) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}

async function offlineCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(OFFLINE_CACHE));
}
