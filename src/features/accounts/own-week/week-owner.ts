import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { SessionUser } from "#shared/accounts/user.ts";
import { trpc, type TrpcUtils } from "#client/lib/api/trpc.ts";

type Asked = { api: TrpcUtils; queryClient: QueryClient };

/** What the head of a week says of its customer. */
export type WeekOwner = Pick<SessionUser, "firstName">;

/**
 * Whose week the server draws the head of, so that a customer never sees the promise to everybody first; null for
 * all others. A page with it goes to its owner alone and is kept nowhere; the kept one is made without a session.
 * The loaders of routes ask it, so it stands apart from what draws a week: they come with the first script.
 */
export async function loadWeekOwner({ api, queryClient }: Asked): Promise<WeekOwner | null> {
  if (!import.meta.env.SSR) return null;
  const user = await api.auth.current.fetch().catch(() => null);
  // The page itself asks who is signed in: what a browser shows again later must not answer for them.
  queryClient.removeQueries({ queryKey: getQueryKey(trpc.auth.current) });
  return ownerOf(user);
}

/** The user as the owner of a week; null for all but customers. */
export function ownerOf(user: SessionUser | null): WeekOwner | null {
  return user?.role === "customer" ? { firstName: user.firstName } : null;
}
