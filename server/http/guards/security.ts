import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { InlineParts } from "../pages/inline-parts.ts";

const POLICY = "content-security-policy";

/**
 * Allows a page's own inline scripts and styles by hash, so that the page and its policy are the same for everyone
 * and can be cached. Anything the browser adds later comes from files or an adopted style sheet.
 */
export function allowInline(reply: FastifyReply, { scripts, styles }: InlineParts): void {
  const policy = reply.getHeader(POLICY);
  if (typeof policy !== "string") return;
  const allowed = policy
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(" "))
    .replace("style-src 'self'", ["style-src 'self'", ...styles].join(" "));
  void reply.header(POLICY, allowed);
}

const STRIPE_JS = ["https://js.stripe.com", "https://*.js.stripe.com"];

/** `policy` is false in development, where hot reload injects scripts; `https` adds HSTS. */
type SecurityOptions = { policy: boolean; https: boolean };

const HSTS = "max-age=31536000; includeSubDomains";
const OPENER_POLICY = "same-origin-allow-popups";
/** Never sends paths or queries, which may hold tokens or searches, not even to ourselves (ASVS 14.2.1). */
const REFERRER_POLICY = "strict-origin";

/**
 * Headers for responses that bypass the hooks (ASVS 3.4.1, 3.4.3, 3.4.4, 3.4.6): to malformed requests and
 * unusable addresses. None of them is a page, so their policy allows nothing.
 */
export function bareHeaders({ policy, https }: SecurityOptions): Record<string, string> {
  return {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": REFERRER_POLICY,
    "cross-origin-opener-policy": OPENER_POLICY,
    ...(policy && {
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    }),
    ...(https && { "strict-transport-security": HSTS }),
  };
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

/** A response class that adds these headers to anything sent without the hook. */
export function responseWith(bare: Readonly<Record<string, string>>): typeof ServerResponse {
  const entries = Object.entries(bare);
  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
      const own = typeof reason === "object" ? reason : headers;
      if (!(own && HOOKED in own) && !this.hasHeader(HOOKED)) {
        for (const [name, value] of entries) if (!this.hasHeader(name)) this.setHeader(name, value);
      }
      return typeof reason === "string"
        ? super.writeHead(status, reason, headers)
        : super.writeHead(status, own);
    }
  };
}

/** The content security policy of pages; `allowInline` adds their inline parts. */
const PAGE_POLICY = [
  "default-src 'self'",
  ["script-src 'self'", ...STRIPE_JS].join(" "),
  "style-src 'self'",
  // The component library writes CSS variables into style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self' https://api.stripe.com",
  ["frame-src 'self'", ...STRIPE_JS, "https://hooks.stripe.com"].join(" "),
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join(";");

/** Every response that passed the hook has this header. */
const HOOKED = "x-permitted-cross-domain-policies";

/**
 * Adds the security headers and content policy to every response, including 404s. Built once, because building
 * them for each response takes a tenth of its time.
 */
export function addSecurityHeaders(app: FastifyInstance, options: SecurityOptions): void {
  const headers = {
    ...bareHeaders(options),
    ...(options.policy && { [POLICY]: PAGE_POLICY }),
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "x-dns-prefetch-control": "off",
    "x-download-options": "noopen",
    [HOOKED]: "none",
    "x-xss-protection": "0",
  };
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
