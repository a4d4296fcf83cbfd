import { inventoryPage as m } from "#messages/inventory/page.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { BULK_CHOICES, type BulkChoice, readAct } from "#shared/inventory/bulk-choice.ts";
import { planBulkEdit } from "#shared/inventory/bulk-edit.ts";
import { YEAR } from "#shared/catalog/season-text.ts";
import { MonthChips } from "../../inventory-grid/month-chips.tsx";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { BulkEditPreview } from "./bulk-edit-preview.tsx";
import type { BulkEdit } from "./use-bulk-edit.ts";

type BulkEditDialogProps = {
  several: BulkEdit;
  rows: Outputs["farmer"]["inventory"]["shelf"]["rows"];
  onClose: () => void;
};

/** The fields of an action; none for pausing and listing. */
const TYPED: Partial<Record<BulkChoice, { label: string; inputMode: "decimal" | "numeric" }>> = {
  raise_share: { label: m.percent, inputMode: "decimal" },
  lower_share: { label: m.percent, inputMode: "decimal" },
  raise_amount: { label: m.amount, inputMode: "decimal" },
  lower_amount: { label: m.amount, inputMode: "decimal" },
  stock: { label: m.stock, inputMode: "numeric" },
};

/** Chooses an action for the selected products and previews its result for each. */
export function BulkEditDialog({ several, rows, onClose }: BulkEditDialogProps) {
  const [choice, setChoice] = useState<BulkChoice>("pause");
  const [text, setText] = useState("");
  const [season, setSeason] = useState<readonly number[]>(YEAR);
  const typed = TYPED[choice];
  const act = readAct(choice, { text, season });
  const asked = JSON.stringify([act, rows.map(({ key }) => key)]);
  const planned = typeof act === "string" ? [] : planBulkEdit(rows, act);
  const steps = several.stepsOf({ asked, steps: planned });
  const isSound = steps.length > 0 && steps.every((step) => "after" in step);
  const run = async () => {
    if (await several.run({ asked, steps })) onClose();
  };
  return (
    <OpenModal onClose={onClose} title={m.changeProducts(rows.length)}>
      <Stack>
        <NativeSelect
          label={m.whatToDo}
          data={BULK_CHOICES.map(({ id, label }) => ({ value: id, label }))}
          value={choice}
          onChange={(event) => {
            const next = BULK_CHOICES.find(({ id }) => id === event.currentTarget.value);
            if (next) setChoice(next.id);
          }}
        />
        {typed ? (
          <TextInput
            {...typed}
            autoComplete="off"
            value={text}
            error={text.trim() !== "" && typeof act === "string" ? act : undefined}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        ) : null}
        {choice === "season" ? (
          <MonthChips label={m.months} months={season} onChange={setSeason} />
        ) : null}
        {typeof act === "string" ? null : <BulkEditPreview steps={steps} />}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {m.goBack}
          </Button>
          <Button disabled={!isSound} loading={several.isPending} onClick={() => void run()}>
            {m.changeProducts(steps.length)}
          </Button>
        </Group>
      </Stack>
    </OpenModal>
  );
}
