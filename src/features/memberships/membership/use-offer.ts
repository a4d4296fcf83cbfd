import { useState } from "react";
import { trpc } from "#client/lib/api/trpc.ts";

/** The current offer, and whether it sold out while the form was being filled in. */
export function useOffer() {
  const [offer] = trpc.memberships.offer.useSuspenseQuery();
  const [gone, setGone] = useState(false);
  return { offer, soldOut: gone || offer.placesLeft === 0, onSoldOut: () => setGone(true) };
}
