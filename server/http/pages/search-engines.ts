import type { FastifyInstance, FastifyReply } from "fastify";
import {
  SITEMAP_KINDS,
  sitemapIndex,
  type SitemapKind,
  type SitemapEntry,
  urlSet,
} from "#shared/catalog/sitemap.ts";
import { LANGUAGES, pathIn } from "#shared/language.ts";
import type { Deps } from "../../deps.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import { cachedFigure } from "../../services/catalog/cached-figure.ts";
import { readPart, getSitemap, standingPages } from "../../services/catalog/sitemap.ts";

/** Paths closed to crawlers. Pages with "noindex" must stay crawlable, or the tag would not be seen. */
const CLOSED = ["/api/", "/dashboard", "/checkout", "/order-confirmation", "/webhooks/"];

/** Serves `/robots.txt`, which names the sitemap on the site's public address. */
export function addRobots(app: FastifyInstance, publicUrl: string): void {
  const robots = [
    "User-agent: *",
    ...LANGUAGES.flatMap((language) => CLOSED.map((path) => `Disallow: ${pathIn(language, path)}`)),
    "",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
  app.get("/robots.txt", async (_request, reply) =>
    cachedForAnHour(reply).type("text/plain; charset=utf-8").send(robots),
  );
}

/** Serves the sitemaps, with URLs on the site's public address. */
export function addSitemaps(
  app: FastifyInstance,
  { deps, publicUrl }: { deps: Pick<Deps, "db" | "clock">; publicUrl: string },
): void {
  app.get("/sitemap.xml", async (_request, reply) => {
    const made = cachedFigure(deps, "sitemap", async () => {
      const { is, entries } = await getSitemap(deps);
      return (is === "pages" ? urlSet : sitemapIndex)(publicUrl, entries);
    });
    return sendXml(reply, await withDatabaseTimeout(deps.db, made));
  });
  app.get<{ Params: { name: string } }>("/sitemaps/:name", async (request, reply) => {
    const entries = await withDatabaseTimeout(deps.db, readNamed(deps, request.params.name));
    return entries ? sendXml(reply, urlSet(publicUrl, entries)) : reply.callNotFound();
  });
}

/** Reads a sitemap such as `pages.xml` or `products-2.xml`; null if there is none of that name. */
async function readNamed(deps: Pick<Deps, "db">, name: string): Promise<SitemapEntry[] | null> {
  if (name === "pages.xml") return standingPages(deps);
  const [, kind, part] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(name) ?? [];
  const known: SitemapKind | undefined = SITEMAP_KINDS.find((each) => each === kind);
  if (!known || Number(part) > MOST_PARTS) return null;
  const entries = await readPart(deps, known, Number(part));
  return entries.length > 0 ? entries : null;
}

/** Upper limit of the part number, because ids are 32 bits wide. */
const MOST_PARTS = 42_949;

function sendXml(reply: FastifyReply, xml: string) {
  return cachedForAnHour(reply).type("application/xml; charset=utf-8").send(xml);
}

function cachedForAnHour(reply: FastifyReply): FastifyReply {
  return reply.header("cache-control", "public, max-age=3600");
}
