import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";

/** The server's error codes for someone who is not signed in, or may no longer see the page. */
const GONE = ["signed_out", "forbidden"];

/**
 * While offline a page relies on the user stored on the phone. Once the server refuses them, refetches the session,
 * and leaves the page as any other page would.
 */
export function useStillSignedIn(error: unknown): void {
  const utils = trpc.useUtils();
  const router = useRouter();
  const isGone = GONE.includes(failureOf(error)?.code ?? "");
  useEffect(() => {
    const askAgain = async () => {
      await utils.auth.current.reset();
      await router.invalidate();
    };
    if (isGone) void askAgain();
  }, [isGone, utils, router]);
}
