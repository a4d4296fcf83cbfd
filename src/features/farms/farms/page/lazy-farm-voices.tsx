import { lazy, memo } from "react";
import { Later } from "#client/ui/later.tsx";

const load = async () => (await import("./farm-voices.tsx")).FarmVoices;
const Voices = import.meta.env.SSR ? await load() : lazy(async () => ({ default: await load() }));

/** Notes, reviews and questions, rendered on the server; their script is not part of the initial bundle. */
export const LazyFarmVoices = memo(function LazyFarmVoices(props: { id: number; name: string }) {
  return (
    <Later isExtra>
      <Voices {...props} />
    </Later>
  );
});
