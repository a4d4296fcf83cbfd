import { randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Where the raw request keeps its nonce: the policy's directive functions get only that. */
const nonces = new WeakMap<object, string>();

/** The nonce of a page's scripts and styles; the same all through one request. */
export function nonceOf(request: FastifyRequest): string {
  return rawNonce(request.raw);
}

function rawNonce(raw: IncomingMessage): string {
  const known = nonces.get(raw);
  if (known) return known;
  const nonce = randomBytes(16).toString("base64");
  nonces.set(raw, nonce);
  return nonce;
}

const directive = (raw: unknown) => `'nonce-${rawNonce(raw as IncomingMessage)}'`;
const STRIPE_JS = ["https://js.stripe.com", "https://*.js.stripe.com"];

/**
 * Security headers and the content policy. In development the policy is off, because the hot reload
 * injects scripts; `https` adds strict transport security.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: { policy: boolean; https: boolean },
): Promise<void> {
  await app.register(helmet, {
    hsts: options.https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // As the content policy says it, for browsers that know only this.
    frameguard: { action: "deny" },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    contentSecurityPolicy: options.policy && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", directive, ...STRIPE_JS],
        styleSrc: ["'self'", directive],
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
