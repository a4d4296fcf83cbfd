import { platformErrors as m } from "#messages/platform/errors.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LANGUAGES, pathHere, pathIn } from "#shared/language.ts";
import type { Deps } from "../../deps.ts";
import { withDatabaseTimeout } from "../../services/platform/database/database-timeout.ts";
import { confirmSubscription, unsubscribe } from "../../services/subscribers/subscriber-consent.ts";

const UNSUBSCRIBE = "/unsubscribe";
const CONFIRM = "/newsletter-confirmed";
const LINK = { config: { anyOrigin: true }, bodyLimit: 4 * 1024 } as const;

/**
 * Handles the links in emails. Opening one changes nothing, because mail scanners open every link; only its button
 * does. Email clients unsubscribe with their own POST, without cookies and from any origin (RFC 8058), and get a
 * response without a redirect. The button on our page redirects within the language of its address.
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

/** Our own button sends this field; an email client sends `List-Unsubscribe=One-Click` instead. */
function isOwnPage({ body }: FastifyRequest): boolean {
  return typeof body === "string" && new URLSearchParams(body).has("page");
}
