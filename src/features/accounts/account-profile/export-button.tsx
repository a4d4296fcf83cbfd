import { Button } from "@mantine/core";
import { brand } from "#shared/brand.ts";
import { accountsProfile as m } from "#messages/accounts/profile.ts";
import { saveTextFile } from "#client/lib/save-file.ts";
import { trpc } from "#client/lib/api/trpc.ts";

/** Downloads all data stored about the user. */
export function ExportButton() {
  const take = trpc.accounts.exportData.useMutation({
    meta: { failureTitle: m.fileFailed },
    onSuccess: (json) => saveTextFile(`${brand.slug}-my-data.json`, json, "application/json"),
  });
  return (
    <Button variant="default" loading={take.isPending} onClick={() => take.mutate()}>
      {m.download}
    </Button>
  );
}
