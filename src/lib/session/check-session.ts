import type { QueryClient } from "@tanstack/react-query";
import type { SessionUser } from "#shared/accounts/user.ts";
import type { TrpcClient, TrpcUtils } from "../api/trpc.ts";
import { forgetPhone } from "../platform/offline/forget-phone.ts";
import { leaveBehind } from "./session.ts";

type OpenPage = {
  client: TrpcClient;
  api: TrpcUtils;
  queryClient: QueryClient;
  /** Runs the guards and loaders of the open page again. */
  guardAgain: () => Promise<unknown>;
};

let isChecking = false;

/**
 * Asks the server who is signed in, after it refused a call of the user whom this page knows. If the session has
 * ended or the user is another, or has another role, the page's guards decide again, and all data of before is
 * cleared. A page without a user has nothing to check.
 */
export async function checkSession({
  client,
  api,
  queryClient,
  guardAgain,
}: OpenPage): Promise<void> {
  const before = api.auth.current.getData();
  if (before === null || isChecking) return;
  isChecking = true;
  try {
    const now = await client.auth.current.query();
    if (now && isSame(before, now)) return;
    api.auth.current.setData(undefined, now);
    // No addresses of a route may stay on the phone (ASVS 14.3.1).
    if (!now) await forgetPhone();
    // The guards first: the page that is left must not ask for its data once more.
    await guardAgain();
    leaveBehind(queryClient, now, before?.id ?? null);
  } catch {
    // No answer: the next refusal asks again.
  } finally {
    isChecking = false;
  }
}

const isSame = (before: SessionUser | undefined, now: SessionUser) =>
  before?.id === now.id && before.role === now.role;
