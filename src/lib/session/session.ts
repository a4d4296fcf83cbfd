import { type Query, type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { getQueryKey } from "@trpc/react-query";
import { useEffect, useEffectEvent } from "react";
import { spec } from "#messages/spec.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { forgetPhone } from "../platform/offline/forget-phone.ts";
import { leaveForGood } from "../forms/leaving-for-good.ts";
import { forgetPerson } from "./forget-person.ts";
import { notify } from "../toasts/notify.ts";
import { noteSessionChange, onOtherTabs } from "./session-change.ts";
import { trpc } from "../api/trpc.ts";

/** The signed-in user; `user` is null for a visitor, and until the server has responded (`isKnown`). */
export function useSession(): { user: SessionUser | null; isLoading: boolean; isKnown: boolean } {
  const current = trpc.auth.current.useQuery();
  const isKnown = current.data !== undefined;
  return { user: current.data ?? null, isLoading: current.isPending, isKnown };
}

/** Applies a change of user to the page, with the data fetched for the previous one. */
export function useChangeSession(): (user: SessionUser | null) => void {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  return (user) => {
    const before = utils.auth.current.getData()?.id ?? null;
    utils.auth.current.setData(undefined, user);
    leaveBehind(queryClient, user, before);
  };
}

/**
 * Clears all data fetched for the previous user, whose id is `before`, which the next person at this browser must
 * not see.
 */
export function leaveBehind(
  queryClient: QueryClient,
  user: SessionUser | null,
  before: string | null,
): void {
  const [currentPath] = getQueryKey(trpc.auth.current);
  const now = user?.id ?? null;
  const predicate = (query: Query) => String(query.queryKey[0]) !== String(currentPath);
  queryClient.removeQueries({ type: "inactive", predicate });
  void queryClient.invalidateQueries({ predicate });
  if (now === before) return;
  forgetPerson(user);
  noteSessionChange(now);
}

/**
 * Keeps this tab in sync with the others. If its user has signed out or changed, the page is reset: their payment
 * form or address must not stay on screen. If a guest signs in elsewhere, the page and its form stay.
 */
export function useFollowSession(): void {
  const utils = trpc.useUtils();
  const follow = useEffectEvent((userId: string | null) => {
    const before = utils.auth.current.getData()?.id ?? null;
    if (before === userId) return;
    if (before === null) return void utils.auth.current.invalidate();
    forgetPerson(null);
    leaveForGood();
    window.location.reload();
  });
  useEffect(() => onOtherTabs((userId) => follow(userId)), []);
}

/** Ends the session here and on the server, confirms it, and goes to the home page. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const changeSession = useChangeSession();
  const router = useRouter();
  const logout = trpc.auth.logout.useMutation({
    meta: { failureTitle: spec.logoutFailed, fallback: spec.logoutFailed },
    // Even while offline, no addresses of a route may stay on the phone (ASVS 14.3.1).
    onMutate: forgetPhone,
    onSuccess: async () => {
      // The session is over, whatever is typed on the page.
      await router.navigate({ to: "/", ignoreBlocker: true });
      changeSession(null);
      notify.success(spec.loggedOut, spec.loggedOutText);
    },
  });
  return { signOut: () => logout.mutate(), isPending: logout.isPending };
}
