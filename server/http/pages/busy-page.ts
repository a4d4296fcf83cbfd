import { platformErrors as m } from "#messages/platform/errors.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { brand } from "#shared/brand.ts";
import { languageNow } from "#shared/language.ts";
import { allowInline } from "../guards/security.ts";
import { sourceOf } from "./inline-parts.ts";

/** Whether the request is a browser's for a page, rather than a program's for data. */
export function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  return (
    (method === "GET" || method === "HEAD") &&
    headers.accept?.includes("text/html") === true &&
    !/^\/(?:api|trpc)(?:[/?]|$)/.test(url)
  );
}

/** A minimal version of the site's look, without its fonts and files. */
const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;
background:#fbf7ee;color:#1d3327;font:1rem/1.5 system-ui,sans-serif}main{max-width:32rem;padding:1.5rem}
.name{margin:0 0 2rem;font:600 1.5rem/1.2 Georgia,serif}h1{font:600 2rem/1.2 Georgia,serif;margin:0 0 .75rem}
p{margin:0 0 1.5rem}a{display:inline-block;padding:.75rem 1.5rem;border-radius:2rem;background:#2f6b3f;color:#fff;
font-weight:600;text-decoration:none}a:focus-visible{outline:3px solid #e7a83a;outline-offset:3px}
@media (prefers-color-scheme:dark){body{background:#1d3327;color:#fbf7ee}}`;

const INLINE = { scripts: [], styles: [sourceOf(STYLE)] };

/** Sends a standalone page that needs neither the database nor scripts. The caller sets the status and headers. */
export function sendBusyPage(reply: FastifyReply, message: string) {
  allowInline(reply, INLINE);
  return reply.type("text/html; charset=utf-8").send(`<!doctype html>
<html lang="${languageNow()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${m.backSoon} | ${brand.name}</title>
<style>${STYLE}</style></head>
<body><main><p class="name">${brand.name}</p><h1>${m.backSoon}</h1><p>${message}</p><a href="">${m.tryAgain}</a></main></body></html>`);
}
