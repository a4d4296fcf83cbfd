import type { FastifyRequest } from "fastify";
import { languageNow, languageOf } from "#shared/language.ts";

/** Catalog pages, which are the same for every anonymous visitor. */
const PAGES = /^\/(?:(?:home|shop|farmers|recipes)(?:[?/][^#]*)?|(?:\?[^#]*)?|products\/\d+)$/u;

/** Procedures that do not depend on the caller: the catalog, the farms, the market's figures. */
const PROCEDURE = String.raw`(?:catalog\.(?:recipes\.)?\w+|farms\.\w+|analytics\.figures\.\w+)`;
const READS = new RegExp(String.raw`^/trpc/(${PROCEDURE}(?:,${PROCEDURE})*)(?:\?(.*))?$`, "u");

/** The procedures of a call whose result is the same for everyone; null for any other request. */
export function proceduresOf({ method, url }: FastifyRequest): string[] | null {
  const [, procedures] = (method === "GET" && READS.exec(url)) || [];
  return procedures?.split(",") ?? null;
}

/** Whether a call's result is the same for everyone. Its cookies are ignored. */
export function isSharedRead({ method, url }: Pick<FastifyRequest, "method" | "url">): boolean {
  return method === "GET" && READS.test(url);
}

/**
 * The cache key of a request, or null if its response cannot be shared: anything but catalog pages and plain
 * reads. Reads have one key per language, with their input normalized. A page's key is its address, which implies
 * the language.
 */
export function keyOf({ method, url, headers }: FastifyRequest): string | null {
  if (method !== "GET") return null;
  const [, procedures, query = ""] = READS.exec(url) ?? [];
  if (procedures) return readKey(procedures, query);
  const { path } = languageOf(url);
  if (!PAGES.test(path) || hasToken(path)) return null;
  return headers.accept?.includes("text/html") ? url : null;
}

/** Links in emails carry a token, so the pages they open are private. */
function hasToken(path: string): boolean {
  const at = path.indexOf("?");
  return at >= 0 && new URLSearchParams(path.slice(at)).has("token");
}

/** Includes only the parameters that the transport reads; others have no effect. */
function readKey(procedures: string, query: string): string | null {
  const asked = new URLSearchParams(query);
  const [input = "", ...moreInputs] = asked.getAll("input");
  const [batch = "", ...moreBatches] = asked.getAll("batch");
  if (moreInputs.length > 0 || moreBatches.length > 0) return null;
  try {
    return `${languageNow()} ${procedures} ${batch} ${input && JSON.stringify(sorted(JSON.parse(input)))}`;
  } catch {
    return null;
  }
}

/** A value with all object keys sorted. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
