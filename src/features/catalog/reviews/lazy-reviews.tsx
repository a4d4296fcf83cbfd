import { lazy, memo } from "react";
import { Later } from "#client/ui/later.tsx";

const load = async () => (await import("./reviews.tsx")).Reviews;
const Reviews = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

/** The reviews, rendered on the server; their script is not part of the initial bundle. */
export const LazyReviews = memo(function LazyReviews(props: {
  id: number;
  name: string;
  farmName: string;
}) {
  return (
    <Later>
      <Reviews {...props} />
    </Later>
  );
});
