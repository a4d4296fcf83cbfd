import { lazy, memo } from "react";
import { Later } from "#client/ui/later.tsx";
import type { HowChoicesProps } from "./how-choices.tsx";

const load = async () => (await import("./how-choices.tsx")).HowChoices;
const Choices = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

/** The filters, rendered on the server. The names of all practices are not part of the initial bundle. */
export const LazyHowChoices = memo(function LazyHowChoices(props: HowChoicesProps) {
  return (
    <Later>
      <Choices {...props} />
    </Later>
  );
});
