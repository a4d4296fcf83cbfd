import { createHash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** The scripts and styles that stand in a page itself, as its content policy names them: `'sha256-…'`. */
export type InlineParts = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** A page as it is sent, the same for everybody who asks for it, with what its policy must let through. */
export type SealedPage = { readonly html: string; readonly inline: InlineParts };

/**
 * What our own inline scripts and styles are marked with while a page is made. No one outside this
 * process knows it, so a script that somebody smuggled into a page has none and is let through by no policy.
 */
export const OUR_MARK = randomBytes(16).toString("hex");
const ATTRIBUTE = ` nonce="${OUR_MARK}"`;
const MARKED = new RegExp(`<(script|style)([^>]*)${ATTRIBUTE}([^>]*)>([^]*?)</\\1>`, "gu");

/** The router hands it to libraries, which need none, as what they add is a file. */
const TOLD = new RegExp(`<meta [^>]*content="${OUR_MARK}"[^>]*>`, "gu");

/** Takes our marks off a page and names what was marked. */
export function sealPage(marked: string): SealedPage {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const [, tag, before, after, content = ""] of marked.matchAll(MARKED)) {
    if (/\ssrc=/u.test(`${before}${after}`)) continue;
    (tag === "style" ? styles : scripts).add(sourceOf(content));
  }
  return {
    html: marked.replaceAll(ATTRIBUTE, "").replaceAll(TOLD, ""),
    inline: { scripts: [...scripts], styles: [...styles] },
  };
}

/** How a content policy names an inline script or style of this very text. */
export function sourceOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

const parts = new WeakMap<FastifyRequest, InlineParts>();

/** Notes what the page that answers a request has inline, for whoever keeps the answer. */
export function noteInline(request: FastifyRequest, inline: InlineParts): void {
  parts.set(request, inline);
}

/** What the page that answers a request has inline; null when no page answers it. */
export function inlineOf(request: FastifyRequest): InlineParts | null {
  return parts.get(request) ?? null;
}
