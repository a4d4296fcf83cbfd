import { lazy } from "react";
import { Later } from "#client/ui/later.tsx";

const load = async () => (await import("./farm-reviews.tsx")).FarmReviews;
const Reviews = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

/** What buyers say. The server draws it; its script is not among those that the page starts with. */
export function LazyFarmReviews(props: { id: number; name: string }) {
  return (
    <Later isExtra>
      <Reviews {...props} />
    </Later>
  );
}
