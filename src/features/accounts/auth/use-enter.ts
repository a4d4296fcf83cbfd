import { useRouter } from "@tanstack/react-router";
import { safeNext } from "#shared/accounts/safe-next.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { useChangeSession } from "#client/lib/session/session.ts";

/** After a successful sign-in: updates the session and navigates to the page the user wanted. */
export function useEnter(next: string | undefined): (user: SessionUser) => Promise<void> {
  const changeSession = useChangeSession();
  const router = useRouter();
  return async (user) => {
    changeSession(user);
    await router.navigate({ href: safeNext(next), replace: true });
  };
}
