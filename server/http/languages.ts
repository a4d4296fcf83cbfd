import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { DAY_MS } from "#shared/durations.ts";
import { type Language, languageOf, pathIn, readLanguage } from "#shared/language.ts";
import type { Deps } from "../deps.ts";
import { speak } from "../language.ts";
import { changeLanguage, getLanguage } from "../services/accounts/own/language.ts";
import { withDatabaseTimeout } from "../services/platform/database/database-timeout.ts";
import type { Cookies } from "../trpc/context.ts";
import { rethrowBusy } from "./context.ts";
import { cookiesOf } from "./cookies.ts";

/** How long a browser remembers the user's choice. */
const REMEMBERED_MS = 365 * DAY_MS;

type Options = { secure: boolean; deps: Pick<Deps, "db" | "auth" | "clock"> };

/**
 * Sets the language of each request: pages use that of their address, calls from our own client that of the
 * calling page. REST always speaks English, as specified.
 *
 * `?language=es` on any page saves the choice in the browser and in the signed-in account, then redirects to the
 * address without it. English addresses redirect to Spanish for visitors who chose Spanish or, if they have not
 * chosen in this browser, whose account or browser prefers it. Crawlers state no language, so they see both. A
 * Spanish address is Spanish for everyone.
 */
export function addLanguages(app: FastifyInstance, { secure, deps }: Options) {
  // Registered twice, because body parsing loses the async context of the first hook.
  const enter: onRequestHookHandler = (request, _reply, done) =>
    speak(languageOfRequest(request), done);
  app.addHook("onRequest", enter);
  app.addHook("preValidation", enter);
  app.addHook("onRequest", async (request, reply) => {
    if (!asksForPage(request)) return;
    const { language, path } = languageOf(cleanPath(request.url));
    const cookies = cookiesOf(request, reply, { secure, clock: deps.clock });
    const remember = (chosen: Language) =>
      cookies.write("language", chosen, new Date(deps.clock.now().getTime() + REMEMBERED_MS));
    const [chosen, rest] = takeChoice(path);
    if (chosen) {
      remember(chosen);
      if (isOurLink(request)) await tellAccount(deps, cookies, chosen);
      return leadTo(reply, pathIn(chosen, rest));
    }
    if (language !== "en") return;
    const known = readLanguage(cookies.read("language") ?? undefined);
    const account = known ? null : await languageOfAccount(deps, cookies);
    // Save it, so that the account is looked up only once per browser.
    if (account) remember(account);
    const wanted = known ?? account ?? readLanguage(request.headers["accept-language"]);
    if (wanted === "es") return leadTo(reply, pathIn("es", path));
  });
  app.addHook("onSend", async (request, reply) => {
    if (asksForPage(request)) varyByReader(reply);
  });
}

/** Another site may link to a page in a language, but must not change the language of the user's emails. */
function isOurLink({ headers }: FastifyRequest): boolean {
  return headers["sec-fetch-site"] !== "cross-site";
}

async function languageOfAccount(deps: Options["deps"], cookies: Cookies) {
  const userId = await signedIn(deps, cookies);
  return (
    userId && (await withDatabaseTimeout(deps.db, getLanguage(deps, userId)).catch(rethrowBusy))
  );
}

async function tellAccount(deps: Options["deps"], cookies: Cookies, language: Language) {
  const userId = await signedIn(deps, cookies);
  if (!userId) return;
  await withDatabaseTimeout(deps.db, changeLanguage(deps, userId, language)).catch(rethrowBusy);
}

async function signedIn({ db, auth }: Options["deps"], cookies: Cookies): Promise<string | null> {
  const token = cookies.read("session");
  const session =
    token && (await withDatabaseTimeout(db, auth.readSession(token)).catch(rethrowBusy));
  return session ? session.user.id : null;
}

function languageOfRequest({ url, headers }: FastifyRequest): Language {
  if (url.startsWith("/trpc/") || url.startsWith("/api/uploads/"))
    return readLanguage(headers["accept-language"]) ?? "en";
  return languageOf(url).language;
}

/** True for the catch-all page route, which handles what no other route does. */
function asksForPage({ method, routeOptions, headers }: FastifyRequest): boolean {
  return method === "GET" && routeOptions.url === "/*" && !!headers.accept?.includes("text/html");
}

/** Collapses leading slashes: two would make the redirect point to another host. */
function cleanPath(url: string): string {
  return url.replace(/^https?:\/\/[^/?]*/i, "").replace(/^[/\\]*/, "/");
}

/** The language chosen in an address's query, and the address without it. */
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

/** Keeps shared caches from serving one reader's language to another. */
function varyByReader(reply: FastifyReply): void {
  const known = reply.getHeader("vary");
  const names = [known ?? [], "accept-language", "cookie"].flat().join(", ");
  void reply.header("vary", names);
}
