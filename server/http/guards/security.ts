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
 * Lets a page's own inline scripts and styles through, by their hashes, so that the page and its policy are
 * the same for everybody. What the browser adds later comes from files or is an adopted style sheet.
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

/** In development the policy is off, because the hot reload injects scripts; `https` adds strict transport security. */
type SecurityOptions = { policy: boolean; https: boolean };

const HSTS = "max-age=31536000; includeSubDomains";
const OPENER_POLICY = "same-origin-allow-popups";
/** No address of ours with a token or a search in it goes anywhere, not even to ourselves (ASVS 14.2.1). */
const REFERRER_POLICY = "strict-origin";

/**
 * The headers of answers that no hook sees (ASVS 3.4.1, 3.4.3, 3.4.4, 3.4.6): to what cannot be read as
 * a request, or has no address. None of them is a page, so their policy allows nothing.
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

/** The server's answers: what was sent without a hook gets these headers as it leaves. */
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

/** What our pages may do; of their own inline parts `allowInline` tells. */
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

/** A header that every answer has which went through the hook. */
const HOOKED = "x-permitted-cross-domain-policies";

/**
 * Security headers and the content policy of everything that a route, or none, answers. Made once: they are the
 * same for all answers, and a tenth of what an answer costs when each has its own made.
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
