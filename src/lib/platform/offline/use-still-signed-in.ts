import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";

/** What the server answers someone who is not signed in, or may not see the page any more. */
const GONE = ["signed_out", "forbidden"];

/**
 * Offline a page takes the phone's word for who works with it. Once the server denies it, the page
 * asks again who is there, and leaves as any other page would.
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
