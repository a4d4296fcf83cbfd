import { platformErrors as m } from "#messages/platform-errors.ts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Deps } from "../../deps.ts";
import { withDatabaseTimeout } from "../../services/platform/database-timeout.ts";
import { confirmSubscription, unsubscribe } from "../../services/subscribers/subscriber-consent.ts";

const LINK = { config: { anyOrigin: true }, bodyLimit: 4 * 1024 } as const;

/**
 * What the links in emails do when their button is pressed; opening them changes nothing, because
 * mail scanners open everything. Mail programs unsubscribe with a POST of their own, without a cookie
 * and from anywhere (RFC 8058), and are answered without a redirect.
 */
export async function subscriptionRoutes(
  app: FastifyInstance,
  { deps }: { deps: Deps },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  app.post("/unsubscribe", LINK, async (request, reply) => {
    await withDatabaseTimeout(deps.db, unsubscribe(deps, tokenOf(request)));
    if (isOwnPage(request)) return reply.redirect("/unsubscribe?state=done", 303);
    return reply.type("text/plain; charset=utf-8").send(m.unsubscribed);
  });

  app.post("/newsletter-confirmed", LINK, async (request, reply) => {
    const isConfirmed = await withDatabaseTimeout(
      deps.db,
      confirmSubscription(deps, tokenOf(request)),
    );
    return reply.redirect(`/newsletter-confirmed?state=${isConfirmed ? "done" : "expired"}`, 303);
  });
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as Record<string, unknown>;
  return typeof token === "string" ? token : "";
}

/** Our page's own button sends this field; an email program sends `List-Unsubscribe=One-Click`. */
function isOwnPage({ body }: FastifyRequest): boolean {
  return typeof body === "string" && new URLSearchParams(body).has("page");
}
