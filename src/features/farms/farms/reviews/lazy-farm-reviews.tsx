import { lazy } from "react";
import { Later } from "#client/ui/later.tsx";

const load = async () => (await import("./farm-reviews.tsx")).FarmReviews;
const Reviews = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

/** The reviews, rendered on the server; their script is not part of the initial bundle. */
export function LazyFarmReviews(props: { id: number; name: string }) {
  return (
    <Later isExtra>
      <Reviews {...props} />
    </Later>
  );
}
