import { useRouter } from "@tanstack/react-router";
import { accountsAuth as m } from "#messages/accounts/sign-in/auth.ts";
import { accountsSaved } from "#messages/accounts/saved/saved.ts";
import { safeNext } from "#shared/accounts/safe-next.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { type Mark, takeMark } from "#client/lib/accounts/saved/pressed-mark.ts";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { useChangeSession } from "#client/lib/session/session.ts";
import { notify } from "#client/lib/toasts/notify.ts";
import type { AuthSearch } from "./auth-search.ts";

/** Where a sign-in leads, and what it was needed for. */
export type Entrance = { [Part in "next" | "why"]?: AuthSearch[Part] | undefined };

/** The toast of a successful sign-in. */
type Welcome = { title: string; description?: string };

/**
 * After a successful sign-in: updates the session, navigates to the page the user wanted, marks what they pressed the
 * heart of there, and confirms both in one toast.
 */
export function useEnter({ next, why }: Entrance) {
  const changeSession = useChangeSession();
  const router = useRouter();
  const keep = useKeep();
  return async (user: SessionUser, { title, description }: Welcome): Promise<void> => {
    // Read first: a change of user forgets it.
    const mark = why === "save" ? takeMark(next) : null;
    changeSession(user);
    const keeping = mark && keep(mark);
    await router.navigate({ href: safeNext(next), replace: true });
    const failure = await keeping;
    if (failure) return notify.failure(accountsSaved.notSaved, failure);
    notify.success(title, mark ? m.kept[mark.kind] : description);
  };
}

/** Marks a product or farm; returns why it could not be marked, or null. */
function useKeep(): (mark: Mark) => Promise<string | null> {
  const { client, accounts } = trpc.useUtils();
  return async ({ kind, id }) => {
    const { saveProduct, followFarm } = client.accounts.customer;
    try {
      await (kind === "products" ? saveProduct : followFarm).mutate({ id, on: true });
      return null;
    } catch (error) {
      return failureMessage(error);
    } finally {
      // The page may already have asked, before it was marked.
      void accounts.customer.savedIds.invalidate();
      void accounts.customer.saved.invalidate();
    }
  };
}
