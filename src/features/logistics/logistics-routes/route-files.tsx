import { Button } from "@mantine/core";
import { logisticsRoutes as m } from "#messages/logistics/routes.ts";
import { ROUTE_FILES } from "#shared/logistics/logistics.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import type { Van } from "./arrange.ts";

const TYPES = { csv: "text/csv;charset=utf-8", gpx: "application/gpx+xml;charset=utf-8" };

type RouteFilesProps = { van: Pick<Van, "id" | "name">; isSaving: boolean };

/** Downloads a route's stops, for spreadsheets and for maps, unless moves of them are being saved. */
export function RouteFiles({ van, isSaving }: RouteFilesProps) {
  const file = trpc.logistics.exportRoute.useMutation({
    meta: { failureTitle: m.fileNotMade },
    onSuccess: ({ name, text }, { kind }) => saveTextFile(name, text, TYPES[kind]),
  });
  return ROUTE_FILES.map((kind) => (
    <Button
      key={kind}
      variant="default"
      aria-label={m.fileOf(m.files[kind], van.name)}
      loading={file.isPending && file.variables.kind === kind}
      disabled={file.isPending || isSaving}
      onClick={() => file.mutate({ routeId: van.id, kind })}
    >
      {m.files[kind]}
    </Button>
  ));
}
