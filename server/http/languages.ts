import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import { type Language, languageOf, pathIn, readLanguage } from "#shared/language.ts";
import type { Deps } from "../deps.ts";
import { speak } from "../language.ts";
import { changeLanguage, getLanguage } from "../services/accounts/own/language.ts";
import { withDatabaseTimeout } from "../services/platform/database-timeout.ts";
import type { Cookies } from "../trpc/context.ts";
import { rethrowBusy } from "./context.ts";
import { cookiesOf } from "./cookies.ts";

/** How long a browser remembers what its person chose. */
const REMEMBERED_MS = 365 * 24 * 60 * 60 * 1000;

type Options = { secure: boolean; deps: Pick<Deps, "db" | "auth" | "clock"> };

/**
 * Every request is worked on in a language: pages in that of their address, calls of our own client in that of
 * the page they come from. REST speaks English, as it is specified.
 *
 * `?language=es` on any page remembers the choice, in the browser and with the account that is signed in, and
 * leads on without it. Who has chosen Spanish, or chose nothing here and has an account that says so or a browser
 * that prefers it, is led from an English address to the Spanish one; crawlers name no language and see both. A
 * Spanish address is Spanish for everybody.
 */
export function addLanguages(app: FastifyInstance, { secure, deps }: Options) {
  // Twice, because what reads a request's body carries on without the context of the first.
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
    // The account is asked once in each browser.
    if (account) remember(account);
    const wanted = known ?? account ?? readLanguage(request.headers["accept-language"]);
    if (wanted === "es") return leadTo(reply, pathIn("es", path));
  });
  app.addHook("onSend", async (request, reply) => {
    if (asksForPage(request)) varyByReader(reply);
  });
}

/** Another site may show a page in a language, but not change what we write to someone in. */
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
