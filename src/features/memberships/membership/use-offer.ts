import { useState } from "react";
import { trpc } from "#client/lib/api/trpc.ts";

/** The offer as it stands, and that it sold out while someone filled the form. */
export function useOffer() {
  const [offer] = trpc.memberships.offer.useSuspenseQuery();
  const [gone, setGone] = useState(false);
  return { offer, soldOut: gone || offer.placesLeft === 0, onSoldOut: () => setGone(true) };
}
