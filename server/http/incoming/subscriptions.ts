import { platformErrors as m } from "#messages/platform-errors.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LANGUAGES, pathHere, pathIn } from "#shared/language.ts";
import type { Deps } from "../../deps.ts";
import { withDatabaseTimeout } from "../../services/platform/database-timeout.ts";
import { confirmSubscription, unsubscribe } from "../../services/subscribers/subscriber-consent.ts";

const UNSUBSCRIBE = "/unsubscribe";
const CONFIRM = "/newsletter-confirmed";
const LINK = { config: { anyOrigin: true }, bodyLimit: 4 * 1024 } as const;

/**
 * What the links in emails do when their button is pressed; opening them changes nothing, because
 * mail scanners open everything. Mail programs unsubscribe with a POST of their own, without a cookie
 * and from anywhere (RFC 8058), and are answered without a redirect. Whoever presses the button of a page stays in
 * the language of its address.
 */
export async function subscriptionRoutes(
  app: FastifyInstance,
  { deps }: { deps: Deps },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));

  const lead = (reply: FastifyReply, path: string, state: "done" | "expired") =>
    reply.redirect(`${pathHere(path)}?state=${state}`, 303);

  for (const language of LANGUAGES) {
    app.post(pathIn(language, UNSUBSCRIBE), LINK, async (request, reply) => {
      await withDatabaseTimeout(deps.db, unsubscribe(deps, tokenOf(request)));
      if (isOwnPage(request)) return lead(reply, UNSUBSCRIBE, "done");
      return reply.type("text/plain; charset=utf-8").send(m.unsubscribed);
    });

    app.post(pathIn(language, CONFIRM), LINK, async (request, reply) => {
      const confirming = confirmSubscription(deps, tokenOf(request));
      const isConfirmed = await withDatabaseTimeout(deps.db, confirming);
      return lead(reply, CONFIRM, isConfirmed ? "done" : "expired");
    });
  }
}

function tokenOf({ query }: FastifyRequest): string {
  const { token } = query as Record<string, unknown>;
  return typeof token === "string" ? token : "";
}

/** Our page's own button sends this field; an email program sends `List-Unsubscribe=One-Click`. */
function isOwnPage({ body }: FastifyRequest): boolean {
  return typeof body === "string" && new URLSearchParams(body).has("page");
}
