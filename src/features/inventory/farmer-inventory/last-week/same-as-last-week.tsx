import { inventoryPage as m } from "#messages/inventory/page.ts";
import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { IconHistory } from "@tabler/icons-react";
import { useState } from "react";
import { planSameAsLastWeek } from "#shared/inventory/last-week.ts";
import { formatDayShort } from "#shared/time.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { Loaded } from "#client/lib/api/loaded.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import { BulkEditPreview } from "../bulk-edit/bulk-edit-preview.tsx";
import type { BulkEdit } from "../bulk-edit/use-bulk-edit.ts";
import { type Place, placeInput } from "../place.ts";
import styles from "../farmer-inventory.module.css";

type SameAsLastWeekProps = {
  place: Place;
  rows: Outputs["farmer"]["inventory"]["shelf"]["rows"];
  several: BulkEdit;
};

/** Sets the stock to last week's quantities, with a preview before saving and undo afterward. */
export function SameAsLastWeek(props: SameAsLastWeekProps) {
  const { several } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconHistory size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {m.sameAsLastWeek}
      </Button>
      <Modal opened={isOpen} onClose={() => setOpen(false)} title={m.sameAsLastWeek}>
        <Proposal {...props} onClose={() => setOpen(false)} />
      </Modal>
      <div role="status" className={styles.done}>
        {several.changed > 0 ? (
          <>
            {m.productsChanged(several.changed)}
            <Button variant="default" loading={several.isPending} onClick={() => several.undo()}>
              {m.undo}
            </Button>
          </>
        ) : null}
      </div>
    </>
  );
}

function Proposal({
  place,
  rows,
  several,
  onClose,
}: SameAsLastWeekProps & { onClose: () => void }) {
  const query = trpc.farmer.inventory.lastWeek.useQuery(placeInput(place), {
    refetchOnMount: "always",
  });
  return (
    <Loaded query={query} waiting={<PageSkeleton withHeading={false} />}>
      {({ from, to, stock }, failure) => {
        const asked = JSON.stringify([from, to]);
        const steps = several.stepsOf({ asked, steps: planSameAsLastWeek(rows, stock) });
        const save = async () => {
          if (await several.run({ asked, steps })) onClose();
        };
        return (
          <Stack>
            {failure}
            <Text>{m.mostOfWeek(formatDayShort(from), formatDayShort(to))}</Text>
            {stock.length > 0 ? <BulkEditPreview steps={steps} /> : <Text>{m.noStockThen}</Text>}
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                {m.goBack}
              </Button>
              {steps.length > 0 ? (
                <Button loading={several.isPending} onClick={() => void save()}>
                  {m.setStockOf(steps.length)}
                </Button>
              ) : null}
            </Group>
          </Stack>
        );
      }}
    </Loaded>
  );
}
