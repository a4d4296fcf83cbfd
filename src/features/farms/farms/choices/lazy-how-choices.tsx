import { lazy } from "react";
import { Later } from "#client/ui/later.tsx";
import type { HowChoicesProps } from "./how-choices.tsx";

const load = async () => (await import("./how-choices.tsx")).HowChoices;
const Choices = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

/** The server draws them; the names of all practices are not among the script that the page starts with. */
export function LazyHowChoices(props: HowChoicesProps) {
  return (
    <Later>
      <Choices {...props} />
    </Later>
  );
}
