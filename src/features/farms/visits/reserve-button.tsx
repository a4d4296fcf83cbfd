import { Button, VisuallyHidden } from "@mantine/core";
import { lazy, useState } from "react";
import { farmsVisits as m } from "#messages/farms/visits/visits.ts";
import { Later } from "#client/ui/later.tsx";
import { onIntent } from "#client/ui/on-intent.ts";
import type { ComingVisit } from "./use-visit-pages.ts";

const load = async () => ({
  default: (await import("./reserve-dialog.tsx")).ReserveDialog,
});
const ReserveDialog = lazy(load);

/**
 * Opens the form that reserves places at an open day. Its script is loaded on interest in the button. The
 * confirmation remains visible even after the last places are taken.
 */
export function ReserveButton({ visit, day }: { visit: ComingVisit; day: string }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      {visit.placesLeft > 0 ? (
        <Button {...onIntent(load)} onClick={() => setOpened(true)}>
          {m.reserve(visit.placesLeft)}
          <VisuallyHidden>{m.atOn(visit.farmName, day)}</VisuallyHidden>
        </Button>
      ) : null}
      {opened ? (
        <Later onMissing={() => setOpened(false)}>
          <ReserveDialog visit={visit} onClose={() => setOpened(false)} />
        </Later>
      ) : null}
    </>
  );
}
