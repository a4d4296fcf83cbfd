import { inventoryPage as m } from "#messages/inventory/page.ts";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { saveTextFile } from "#client/lib/save-file.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { type Place, placeInput } from "../place.ts";

/** Downloads the inventory as a file that can be edited and imported again. */
export function ExportButton({ place }: { place: Place }) {
  const take = trpc.farmer.inventory.export.useMutation({
    meta: { failureTitle: m.fileNotMade },
    onSuccess: (csv) => saveTextFile("inventory.csv", csv),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={take.isPending}
      onClick={() => take.mutate(placeInput(place))}
    >
      {m.exportFile}
    </Button>
  );
}
