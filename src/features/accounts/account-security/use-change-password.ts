import { useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { accountsSecurity as m } from "#messages/accounts/sign-in/security.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { failureMessage, failureOf, isUnreached, trpc } from "#client/lib/api/trpc.ts";
import { forgetPhone } from "#client/lib/platform/offline/forget-phone.ts";
import { useChangeSession, useSession } from "#client/lib/session/session.ts";
import { notify } from "#client/lib/toasts/notify.ts";

/** Whether the server has answered that it did not change anything. */
function isRefused(error: unknown): boolean {
  const code = failureOf(error)?.code;
  return code !== undefined && code !== "unexpected";
}

type Wish = { password: string; newPassword: string };
type Outcome = { onDone: () => void; onRefused: (error: unknown) => void };

/**
 * Changes the password and confirms it. The change ends this browser's session, too; if its answer was lost, with the
 * new session, the same wish again signs in with the new password, which proves that it is set. With two-factor
 * sign-in, that leads to the sign-in page.
 */
export function useChangePassword({ onDone, onRefused }: Outcome) {
  const { client } = trpc.useUtils();
  const { user } = useSession();
  /** Whether an answer of this form was lost: what is refused after it says nothing about the change before. */
  const wasLost = useRef(false);
  const router = useRouter();
  const changeSession = useChangeSession();
  const onSuccess = (now: SessionUser) => {
    onDone();
    changeSession(now);
    notify.success(m.passwordChanged, m.othersOut);
  };
  const change = trpc.accounts.changePassword.useMutation({
    // Its title depends on the failure, shown below.
    meta: { silent: true },
    onError: (error) => {
      wasLost.current ||= !isRefused(error);
      notify.failure(
        isRefused(error) && !wasLost.current ? m.staysAsItWas : m.changeNotConfirmed,
        failureMessage(error),
      );
      onRefused(error);
    },
    onSuccess,
  });
  const signIn = trpc.auth.login.useMutation({
    // That a code is needed is no failure; real ones are shown below.
    meta: { silent: true },
    onSuccess,
    onError: async (error) => {
      if (failureOf(error)?.code !== "second_factor") {
        notify.failure(m.changeNotConfirmed, failureMessage(error));
        return;
      }
      notify.success(m.passwordChanged, m.signInWithIt);
      await forgetPhone();
      changeSession(null);
      await router.invalidate();
    },
  });

  /** Whether the answer to the same wish was lost, and this browser has no session any more. */
  const isDone = async ({ newPassword }: Wish): Promise<boolean> => {
    const isRepeated = change.variables?.newPassword === newPassword && isUnreached(change.error);
    if (!isRepeated) return false;
    // Without an answer the change is tried again, and fails with the words for that.
    const now = await client.auth.current.query().catch(() => user);
    return now === null;
  };
  return {
    isPending: change.isPending || signIn.isPending,
    send: async (wish: Wish): Promise<void> => {
      if (user && (await isDone(wish))) {
        signIn.mutate({ username: user.username, password: wish.newPassword });
      } else change.mutate(wish);
    },
  };
}
