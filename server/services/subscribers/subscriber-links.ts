import { and, eq, gt, isNull } from "drizzle-orm";
import { subscriberTokens } from "#db/schema/subscribers/subscribers.ts";
import type { Tx } from "#db/client.ts";
import type { Deps } from "../../deps.ts";
import { hashToken, newToken } from "../platform/links/tokens.ts";
import { MINUTE_MS } from "#shared/durations.ts";

/** Minimum time between two emails of this kind to one address, in milliseconds. */
const MAIL_EVERY = 10 * MINUTE_MS;

type Link = { token: string; tokenHash: string; url: string };

/** A new link to confirm an address; null if one was sent recently and has not been used. */
export async function confirmLink(
  deps: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  subscriberId: string,
): Promise<Link | null> {
  if (await isUnderWay(deps, tx, [subscriberId, "confirm"])) return null;
  return newLink(deps, tx, [subscriberId, "confirm"], "/newsletter-confirmed");
}

/** A new link to a place in line; null if one was sent recently. */
export async function placeLink(
  deps: Pick<Deps, "clock" | "publicUrl">,
  tx: Tx,
  subscriberId: string,
): Promise<Link | null> {
  if (await isUnderWay(deps, tx, [subscriberId, "place"])) return null;
  return newLink(deps, tx, [subscriberId, "place"], "/early-access-confirmation");
}

type Purpose = typeof subscriberTokens.$inferInsert.purpose;

async function isUnderWay(
  { clock }: Pick<Deps, "clock">,
  tx: Tx,
  [subscriberId, purpose]: readonly [string, Purpose],
): Promise<boolean> {
  const lately = new Date(clock.now().getTime() - MAIL_EVERY);
  const [recent] = await tx
    .select({ tokenHash: subscriberTokens.tokenHash })
    .from(subscriberTokens)
    .where(
      and(
        eq(subscriberTokens.subscriberId, subscriberId),
        eq(subscriberTokens.purpose, purpose),
        isNull(subscriberTokens.usedAt),
        gt(subscriberTokens.createdAt, lately),
      ),
    );
  return recent !== undefined;
}

/** A link that unsubscribes an address in one click and never expires. */
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
  [subscriberId, purpose]: readonly [string, Purpose],
  path: string,
): Promise<Link> {
  const token = newToken();
  const tokenHash = hashToken(token);
  await tx
    .insert(subscriberTokens)
    .values({ subscriberId, purpose, tokenHash, createdAt: deps.clock.now() });
  return { token, tokenHash, url: `${deps.publicUrl}${path}?token=${token}` };
}
