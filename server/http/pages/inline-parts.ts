import { createHash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";

/** CSP sources (`'sha256-…'`) of a page's inline scripts and styles. */
export type InlineParts = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/** A page ready to send, the same for everyone, with the inline parts that its policy must allow. */
export type SealedPage = { readonly html: string; readonly inline: InlineParts };

/**
 * Marks our own inline scripts and styles during rendering. It is unknown outside this process, so an injected
 * script cannot carry it and the policy will block it.
 */
export const OUR_MARK = randomBytes(16).toString("hex");
const ATTRIBUTE = ` nonce="${OUR_MARK}"`;
const MARKED = new RegExp(`<(script|style)([^>]*)${ATTRIBUTE}([^>]*)>([^]*?)</\\1>`, "gu");

/** The router also publishes the mark in a meta tag for libraries. Ours do not need it, because they only add files. */
const TOLD = new RegExp(`<meta [^>]*content="${OUR_MARK}"[^>]*>`, "gu");

/** Removes the marks from a page and returns the hashes of what was marked. */
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

/** The CSP source of an inline script or style with this exact text. */
export function sourceOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

const parts = new WeakMap<FastifyRequest, InlineParts>();

/** Records the inline parts of a request's page, for the response cache. */
export function noteInline(request: FastifyRequest, inline: InlineParts): void {
  parts.set(request, inline);
}

/** The inline parts of a request's page; null if the response is not a page. */
export function inlineOf(request: FastifyRequest): InlineParts | null {
  return parts.get(request) ?? null;
}
