import { useHydrated } from "@tanstack/react-router";
import { lazy } from "react";
import type { BoxSizeId } from "#shared/boxes/boxes.ts";
import { useSession } from "#client/lib/session/session.ts";
import { Later } from "#client/ui/later.tsx";

const OwnBox = lazy(async () => ({ default: (await import("./own-box.tsx")).OwnBox }));

/** The place of the customer's own next box of that size; empty for everyone else. */
export function OwnBoxSlot({ size }: { size: BoxSizeId }) {
  const { user } = useSession();
  const isHydrated = useHydrated();
  if (!isHydrated || !user) return null;
  return (
    <Later isExtra>
      <OwnBox size={size} />
    </Later>
  );
}
