import type { QueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import type { SessionUser } from "#shared/accounts/user.ts";
import { trpc, type TrpcUtils } from "#client/lib/api/trpc.ts";

type Asked = { api: TrpcUtils; queryClient: QueryClient };

/** The customer's data shown in the head of the week. */
export type WeekOwner = Pick<SessionUser, "firstName">;

/**
 * The customer whose week the server renders, so that a customer never sees the generic hero first; null for
 * everyone else. Such a page is sent only to its owner and never cached; the cached page is rendered without a
 * session. Kept apart from the week's components because route loaders, which are in the initial bundle, call it.
 */
export async function loadWeekOwner({ api, queryClient }: Asked): Promise<WeekOwner | null> {
  if (!import.meta.env.SSR) return null;
  const user = await api.auth.current.fetch().catch(() => null);
  // The page fetches the session itself, because a page restored by the browser later must not decide who is signed
  // in.
  queryClient.removeQueries({ queryKey: getQueryKey(trpc.auth.current) });
  return ownerOf(user);
}

/** The user as the owner of a week; null for all but customers. */
export function ownerOf(user: SessionUser | null): WeekOwner | null {
  return user?.role === "customer" ? { firstName: user.firstName } : null;
}
