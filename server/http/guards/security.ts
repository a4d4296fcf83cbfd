import { type IncomingMessage, ServerResponse } from "node:http";
import helmet from "@fastify/helmet";
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

const HSTS = { maxAge: 31_536_000, includeSubDomains: true };
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
    ...(https && { "strict-transport-security": `max-age=${HSTS.maxAge}; includeSubDomains` }),
  };
}

/** The server's answers, which have these headers from the start; hooks put the fuller ones in their place. */
export function responseWith(headers: Readonly<Record<string, string>>): typeof ServerResponse {
  return class<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
    constructor(...given: ConstructorParameters<typeof ServerResponse<Request>>) {
      super(...given);
      for (const [name, value] of Object.entries(headers)) this.setHeader(name, value);
    }
  };
}

/** Security headers and the content policy of everything that a route, or none, answers. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: SecurityOptions,
): Promise<void> {
  await app.register(helmet, {
    hsts: options.https ? HSTS : false,
    // As the content policy says it, for browsers that know only this.
    frameguard: { action: "deny" },
    crossOriginOpenerPolicy: { policy: OPENER_POLICY },
    referrerPolicy: { policy: REFERRER_POLICY },
    contentSecurityPolicy: options.policy && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...STRIPE_JS],
        styleSrc: ["'self'"],
        // The component library writes CSS variables into style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", "https://api.stripe.com"],
        frameSrc: ["'self'", ...STRIPE_JS, "https://hooks.stripe.com"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
      },
    },
  });
}
