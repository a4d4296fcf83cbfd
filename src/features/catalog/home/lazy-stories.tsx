import { lazy, memo } from "react";
import { Later } from "#client/ui/later.tsx";

const load = async () => (await import("./stories.tsx")).Stories;
const Stories = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

/** The recipe and the reviews, rendered on the server; their script is not part of the initial bundle. */
export const LazyStories = memo(function LazyStories() {
  return (
    <Later isExtra>
      <Stories />
    </Later>
  );
});
