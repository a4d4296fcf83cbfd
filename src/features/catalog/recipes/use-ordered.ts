import { isLost } from "#client/lib/api/is-lost.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { useSession } from "#client/lib/session/session.ts";

const NONE: ReadonlyMap<string, number> = new Map();

/**
 * How many of each recipe's ingredients the reader ordered lately, by slug, and what the page has to say instead of
 * recipes while that is unknown. Asks nothing unless it is wanted.
 */
export function useOrdered(isWanted: boolean) {
  const { user, isKnown } = useSession();
  const query = trpc.orders.recipesOrdered.useQuery(undefined, {
    enabled: isWanted && user !== null,
    refetchOnMount: "always",
  });
  if (!isWanted) return { ordered: NONE, instead: null };
  if (isKnown && !user) return { ordered: NONE, instead: { kind: "visitor" as const } };
  if (isLost(query)) return { ordered: NONE, instead: { kind: "failed" as const, query } };
  if (!query.data) return { ordered: NONE, instead: { kind: "loading" as const } };
  if (!query.data.hasGoods) return { ordered: NONE, instead: { kind: "nothing" as const } };
  const ordered = new Map(query.data.recipes.map(({ slug, ordered: count }) => [slug, count]));
  return { ordered, instead: null };
}
