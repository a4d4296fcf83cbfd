import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Unbroken } from "#client/ui/unbroken.tsx";
import { Button, Group, NativeSelect, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import {
  SHORT_REASON_IDS,
  SHORT_REASONS,
  type ShortReason,
} from "#shared/logistics/fulfillment.ts";
import type { LineShortage } from "#shared/farms/shortage.ts";
import styles from "./farmer-harvest.module.css";
import { UnitKeys } from "./unit-keys.tsx";

type ShortDialogProps = {
  name: string;
  /** Units that can be short at most. */
  most: number;
  /** Who goes short when so many units are missing. */
  whoOf: (units: number) => readonly (LineShortage & { firstName: string })[];
  isPending: boolean;
  onConfirm: (units: number, reason: ShortReason) => void;
  onClose: () => void;
};

/** How many are missing and why; says who goes short before it is done. */
export function ShortDialog(props: ShortDialogProps) {
  const { name, most, whoOf, isPending, onConfirm, onClose } = props;
  const [units, setUnits] = useState(1);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = SHORT_REASON_IDS.find((id) => id === reason);
    if (chosen) onConfirm(units, chosen);
    else setMissing(true);
  };
  return (
    <OpenModal onClose={onClose} title={`Short of ${name}`}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <UnitKeys label="How many are missing" units={units} most={most} onChange={setUnits} />
          <NativeSelect
            size="lg"
            label="Why"
            description="The customer sees these words"
            value={reason}
            error={isMissing ? "Please choose why" : undefined}
            data={[
              { value: "", label: "Choose", disabled: true },
              ...SHORT_REASONS.map(({ id, label }) => ({ value: id, label })),
            ]}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setMissing(false);
            }}
          />
          <WhoIsShort who={whoOf(units)} />
          <Group justify="flex-end">
            <Button size="lg" variant="default" onClick={onClose}>
              Go back
            </Button>
            <Button
              size="lg"
              bg="var(--color-clay)"
              c="var(--color-on-clay)"
              type="submit"
              loading={isPending}
            >
              {`Mark ${units} short`}
            </Button>
          </Group>
        </Stack>
      </form>
    </OpenModal>
  );
}

function WhoIsShort({ who }: { who: ReturnType<ShortDialogProps["whoOf"]> }) {
  return (
    <div aria-live="polite">
      <p className={styles.name}>Who goes short: those who ordered last</p>
      <ul className={styles.who}>
        {who.map(({ orderNumber, firstName, units }) => (
          <li key={orderNumber}>
            {units} of {firstName || "a customer"}, <Unbroken>{orderNumber}</Unbroken>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>
        They are notified at once and get the money back. This cannot be undone.
      </p>
    </div>
  );
}
