import { readFile } from "node:fs/promises";
import { createTRPCReact } from "@trpc/react-query";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Language, languageOf } from "#shared/language.ts";
import { keptOnce } from "#shared/platform/kept-once.ts";
import { VISIT_LINK_PATH } from "#shared/farms/visits/visit-path.ts";
import { ORDER_LINK_PATH } from "#shared/orders/order-path.ts";
import { PAYMENT_LINK_PATH } from "#shared/orders/phone-order.ts";
import type { TrpcClient } from "#client/lib/api/trpc.ts";
import type { AppRouter } from "../../routers/index.ts";
import {
  databaseUnavailable,
  withDatabaseTimeout,
} from "../../services/platform/database/database-timeout.ts";
import { failureOf } from "../../trpc/errors.ts";
import type { CreateContext } from "../context.ts";
import { isAnonymous } from "../cookies.ts";
import { allowInline } from "../guards/security.ts";
import { ownCalls } from "./own-calls.ts";
import { pageFile } from "./page-file.ts";
import { noteInline, OUR_MARK, sealPage } from "./inline-parts.ts";

/** Renders a request's page; built from `src/entry-server.tsx`. */
export type Render = (request: Request, client: TrpcClient, mark?: string) => Promise<Rendered>;

/** A page's markup, or where to redirect. */
export type Rendered = {
  status: number;
  html: string;
  location: string | null;
};

/** Where the page template and renderer come from: the build, or the development server. */
export type PageSource = {
  /** False in development, which has no content policy. */
  hasPolicy: boolean;
  template(url: string, language: Language): Promise<string>;
  render(language: Language): Promise<Render>;
};

export type PageOptions = {
  source: PageSource;
  createContext: CreateContext;
  publicUrl: string;
  /** Scripts that must run before the client's own. */
  headScripts: readonly string[];
};

/** Serves the built client. English is loaded at startup, other languages on first request. */
export async function builtPages(root: string): Promise<PageSource> {
  const templateOf = (language: Language) =>
    keptOnce(() => readFile(`${root}/client/${pageFile(language)}`, "utf8"));
  const templates = { en: templateOf("en"), es: templateOf("es") } satisfies Record<
    Language,
    () => Promise<string>
  >;
  const template = (language: Language) => templates[language]();
  const render = async (language: Language) => {
    const built = (await import(`${root}/ssr/${language}/entry-server.js`)) as {
      render: Render;
    };
    return built.render;
  };
  await Promise.all([template("en"), render("en")]);
  return {
    hasPolicy: true,
    template: (_url, language) => template(language),
    render,
  };
}

/** Serves every otherwise unhandled path as a page; unknown paths get the not-found page. */
export function addPages(app: FastifyInstance, options: PageOptions): void {
  // A route rather than the not-found handler, because compression works only on routes.
  app.get("/*", async (request, reply) => {
    if (!request.headers.accept?.includes("text/html") && !acceptsAnything(request)) {
      return reply.callNotFound();
    }
    return sendPage(request, reply, options);
  });
}

function acceptsAnything(request: FastifyRequest): boolean {
  const { accept } = request.headers;
  const isFile = /\.[a-z0-9]{2,5}$/i.test(request.url.split("?", 1)[0] ?? "");
  return !isFile && (accept === undefined || accept.includes("*/*"));
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, options: PageOptions) {
  const mark = options.source.hasPolicy ? OUR_MARK : undefined;
  const context = await options.createContext(request, reply);
  let busy = false;
  const client = createTRPCReact<AppRouter>().createClient({
    links: [
      ownCalls(context, (error) => {
        busy ||= failureOf(error).code === "busy";
      }),
    ],
  });
  const asked = new Request(ownAddress(request, options.publicUrl));
  const { language } = languageOf(new URL(asked.url).pathname);
  const render = await options.source.render(language);
  // A page may handle a failed query in its own way, but without the database we send the busy page instead.
  const rendered = await withDatabaseTimeout(context.deps.db, render(asked, client, mark));
  if (busy) throw databaseUnavailable();
  const isSecure = options.publicUrl.startsWith("https:");
  const { status, html: body, location } = rendered;
  if (location) {
    const leads = reply.headers(isSecret(new URL(location, asked.url)) ? SECRET : {});
    return leads.redirect(location, status);
  }
  const template = await options.source.template(request.url, language);
  const marked = assemble(inLanguage(template, language), body, {
    ...options,
    mark,
  });
  const { html, inline } = mark ? sealPage(marked) : { html: marked, inline: null };
  if (inline) {
    allowInline(reply, inline);
    noteInline(request, inline);
  }
  return reply
    .code(status)
    .type("text/html; charset=utf-8")
    .headers(
      isSecret(new URL(asked.url))
        ? SECRET
        : {
            "cache-control": isAnonymous(request, isSecure) ? "private, no-cache" : "no-store",
          },
    )
    .send(html);
}

/** Headers for pages whose address is secret: never cached, and no referrer (ASVS 14.2.1). */
const SECRET = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex, nofollow",
} as const;

const SECRET_PATHS: readonly string[] = [ORDER_LINK_PATH, PAYMENT_LINK_PATH, VISIT_LINK_PATH];

/** Includes the sign-in page while its return address is secret. */
function isSecret({ origin, pathname, searchParams }: URL): boolean {
  if (searchParams.has("token") || SECRET_PATHS.includes(languageOf(pathname).path)) return true;
  const next = searchParams.get("next") ?? "";
  return URL.canParse(next, origin) && new URL(next, origin).searchParams.has("token");
}

/** The page's URL on our own origin, whatever host the request names (`//host/x`, `http://host/x`). */
function ownAddress({ url }: FastifyRequest, publicUrl: string): URL {
  const path = url.replace(/^https?:\/\/[^/?]*/i, "").replace(/^[/\\]*/, "/");
  return new URL(publicUrl + path);
}

const inLanguage = (template: string, language: Language) =>
  template.replace(/(<html [^>]*)lang="en"/, `$1lang="${language}"`);

/** Without an `<html>` element, React puts head tags first in its markup. Scripts stay where they are. */
const HOISTED = /^(?:<meta [^>]*>|<link [^>]*>|<title>[^<]*<\/title>)*/;

function assemble(
  template: string,
  rendered: string,
  {
    mark,
    headScripts,
    publicUrl,
  }: Pick<PageOptions, "headScripts" | "publicUrl"> & {
    mark: string | undefined;
  },
): string {
  const body = rendered.replace(/^<!DOCTYPE html>/i, "");
  const hoisted = HOISTED.exec(body)?.[0] ?? "";
  const scripts = headScripts.map((src) => `<script defer src="${src}"></script>`).join("");
  const framed = mark
    ? (scripts + "\u0000" + template).replaceAll("<script ", `<script nonce="${mark}" `)
    : scripts + "\u0000" + template;
  const [head = "", page = ""] = framed.split("\u0000");
  const siteMeta = `<meta name="site" content="${publicUrl}">`;
  return page
    .replace("<!--app-head-->", () => siteMeta + hoisted + head)
    .replace("<!--app-html-->", () => body.slice(hoisted.length));
}
