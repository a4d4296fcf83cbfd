import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { type Language, languageOf, pathIn, readLanguage } from "#shared/language.ts";
import { speak } from "../language.ts";
import { cookiesOf, type CookieWays } from "./cookies.ts";

/** How long a browser remembers what its person chose. */
const REMEMBERED_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Every request is worked on in a language: pages in that of their address, calls of our own client in that of
 * the page they come from. REST speaks English, as it is specified.
 *
 * `?language=es` on any page remembers the choice and leads on without it. Who has chosen Spanish, or chose
 * nothing and has a browser that prefers it, is led from an English address to the Spanish one; crawlers name
 * no language and see both. A Spanish address is Spanish for everybody.
 */
export function addLanguages(app: FastifyInstance, ways: CookieWays) {
  // Twice, because what reads a request's body carries on without the context of the first.
  const enter: onRequestHookHandler = (request, _reply, done) =>
    speak(languageOfRequest(request), done);
  app.addHook("onRequest", enter);
  app.addHook("preValidation", enter);
  app.addHook("onRequest", async (request, reply) => {
    if (!asksForPage(request)) return;
    const { language, path } = languageOf(cleanPath(request.url));
    const cookies = cookiesOf(request, reply, ways);
    const [chosen, rest] = takeChoice(path);
    if (chosen) {
      cookies.write("language", chosen, new Date(ways.clock.now().getTime() + REMEMBERED_MS));
      return leadTo(reply, pathIn(chosen, rest));
    }
    if (language !== "en") return;
    const known = cookies.read("language") ?? request.headers["accept-language"];
    if (readLanguage(known) === "es") return leadTo(reply, pathIn("es", path));
  });
  app.addHook("onSend", async (request, reply) => {
    if (asksForPage(request)) varyByReader(reply);
  });
}

function languageOfRequest({ url, headers }: FastifyRequest): Language {
  if (url.startsWith("/trpc/")) return readLanguage(headers["accept-language"]) ?? "en";
  return languageOf(url).language;
}

/** The route of all pages takes what no other route answers. */
function asksForPage({ method, routeOptions, headers }: FastifyRequest): boolean {
  return method === "GET" && routeOptions.url === "/*" && !!headers.accept?.includes("text/html");
}

/** Two slashes at the beginning would be another host. */
function cleanPath(url: string): string {
  return url.replace(/^https?:\/\/[^/?]*/i, "").replace(/^[/\\]*/, "/");
}

/** The language that an address chooses, and the address without the choice. */
function takeChoice(path: string): [Language | null, string] {
  const [place = "/", query = ""] = path.split("?", 2);
  const asked = new URLSearchParams(query);
  const chosen = readLanguage(asked.get("language") ?? "");
  asked.delete("language");
  return [chosen, asked.size > 0 ? `${place}?${asked.toString()}` : place];
}

function leadTo(reply: FastifyReply, path: string): FastifyReply {
  return reply.header("cache-control", "no-store").redirect(cleanPath(path), 302);
}

/** A cache between us and the reader must not give one reader's language to another. */
function varyByReader(reply: FastifyReply): void {
  const known = reply.getHeader("vary");
  const names = [known ?? [], "accept-language", "cookie"].flat().join(", ");
  void reply.header("vary", names);
}
