import { and, eq, gt, isNull } from "drizzle-orm";
import { subscriberTokens } from "#db/schema/subscribers/subscribers.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { hashToken, newToken } from "../platform/tokens.ts";

const MINUTE = 60_000;

/** Someone who asks again within these milliseconds has the email already, or on its way. */
const CONFIRM_MAIL_EVERY = 10 * MINUTE;

type Link = { tokenHash: string; url: string };

/** A new link to confirm an address, or null when one was made moments ago and not used yet. */
export async function confirmLink(
  deps: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  subscriberId: string,
): Promise<Link | null> {
  const lately = new Date(deps.clock.now().getTime() - CONFIRM_MAIL_EVERY);
  const [recent] = await tx
    .select({ tokenHash: subscriberTokens.tokenHash })
    .from(subscriberTokens)
    .where(
      and(
        eq(subscriberTokens.subscriberId, subscriberId),
        eq(subscriberTokens.purpose, "confirm"),
        isNull(subscriberTokens.usedAt),
        gt(subscriberTokens.createdAt, lately),
      ),
    );
  if (recent) return null;
  return newLink(deps, tx, [subscriberId, "confirm"], "/newsletter-confirmed");
}

/** A link that unsubscribes an address in one click, however old it gets. */
export function unsubscribeLink(
  deps: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  subscriberId: string,
): Promise<Link> {
  return newLink(deps, tx, [subscriberId, "unsubscribe"], "/unsubscribe");
}

async function newLink(
  deps: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  [subscriberId, purpose]: readonly [string, typeof subscriberTokens.$inferInsert.purpose],
  path: string,
): Promise<Link> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await tx
    .insert(subscriberTokens)
    .values({ subscriberId, purpose, tokenHash, createdAt: deps.clock.now() });
  return { tokenHash, url: `${deps.publicUrl}${path}?token=${token}` };
}
