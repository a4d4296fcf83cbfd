import type { FastifyRequest } from "fastify";
import { languageNow, languageOf } from "#shared/language.ts";

/** Pages of the catalog: the same for every anonymous visitor. */
const PAGES = /^\/(?:(?:home|shop|farmers|recipes)(?:[?/][^#]*)?|(?:\?[^#]*)?|products\/\d+)$/u;

/** Procedures that know nothing of who asks: the catalog, the farms, the market's figures. */
const PROCEDURE = String.raw`(?:catalog\.(?:recipes\.)?\w+|farms\.\w+|analytics\.figures\.\w+)`;
const READS = new RegExp(String.raw`^/trpc/(${PROCEDURE}(?:,${PROCEDURE})*)(?:\?(.*))?$`, "u");

/** The procedures of a call that reads only what is the same for everybody; null for any other request. */
export function proceduresOf({ method, url }: FastifyRequest): string[] | null {
  const [, procedures] = (method === "GET" && READS.exec(url)) || [];
  return procedures?.split(",") ?? null;
}

/** Whether a call reads only what is the same for everybody, whoever asks. No cookie is read for it. */
export function isSharedRead({ method, url }: Pick<FastifyRequest, "method" | "url">): boolean {
  return method === "GET" && READS.test(url);
}

/**
 * Under which key an answer is kept; null for what must be made again for each who asks: anything but plain reads
 * and pages of the catalog. Reads have one key in each language, however their input is written; a page's address
 * stands in it and names its language, so its key is the address.
 */
export function keyOf({ method, url, headers }: FastifyRequest): string | null {
  if (method !== "GET") return null;
  const [, procedures, query = ""] = READS.exec(url) ?? [];
  if (procedures) return readKey(procedures, query);
  const { path } = languageOf(url);
  if (!PAGES.test(path) || hasToken(path)) return null;
  return headers.accept?.includes("text/html") ? url : null;
}

/** Links of emails carry a token: whatever page they open is for their reader alone. */
function hasToken(path: string): boolean {
  const at = path.indexOf("?");
  return at >= 0 && new URLSearchParams(path.slice(at)).has("token");
}

/** The parameters that the transport reads; others change nothing. */
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

/** The same value with the keys of all objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const);
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
