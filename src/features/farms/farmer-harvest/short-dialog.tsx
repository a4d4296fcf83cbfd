import { farmsHarvest as m } from "#messages/farms/harvest/harvest.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";
import { Unbroken } from "#client/ui/unbroken.tsx";
import { Button, Group, NativeSelect, Stack } from "@mantine/core";
import { type FormEvent, useState } from "react";
import {
  SHORT_REASON_IDS,
  SHORT_REASONS,
  type ShortReason,
} from "#shared/farms/harvest/short-reasons.ts";
import type { LineShortage } from "#shared/farms/harvest/shortage.ts";
import styles from "./farmer-harvest.module.css";
import { UnitKeys } from "./unit-keys.tsx";

type ShortDialogProps = {
  name: string;
  /** The maximum number of short units. */
  most: number;
  /** The lines affected if this many units are missing; those of the marker's own order wait for the team. */
  whoOf: (
    units: number,
  ) => readonly (LineShortage & { firstName: string; isOwn?: boolean | undefined })[];
  /** Whether the report is queued to be sent later. */
  isOffline: boolean;
  onConfirm: (missing: { units: number; reason: ShortReason }) => void;
  onClose: () => void;
};

/**
 * Asks how many units are short and why, and lists the affected customers before confirming. What would make only the
 * marker's own orders short cannot be confirmed, because it waits for the team.
 */
export function ShortDialog(props: ShortDialogProps) {
  const { name, most, whoOf, onClose } = props;
  const all = whoOf(most);
  return (
    <OpenModal onClose={onClose} title={m.shortOf(name)}>
      {isOnlyOwn(all) ? <OwnOnly own={all} onClose={onClose} /> : <ShortForm {...props} />}
    </OpenModal>
  );
}

type Who = ReturnType<ShortDialogProps["whoOf"]>;

const isOnlyOwn = (who: Who) => who.length > 0 && who.every(({ isOwn }) => isOwn);

function OwnOnly({ own, onClose }: { own: Who; onClose: () => void }) {
  return (
    <Stack>
      <ul className={styles.who}>
        {own.map(({ orderNumber }) => (
          <li key={orderNumber}>
            <Unbroken>{orderNumber}</Unbroken>
            {`. ${m.ownWaits}`}
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <GoBack onClose={onClose} />
      </Group>
    </Stack>
  );
}

function GoBack({ onClose }: { onClose: () => void }) {
  return (
    <Button size="lg" variant="default" onClick={onClose}>
      {m.goBack}
    </Button>
  );
}

function ShortForm({ most, whoOf, isOffline, onConfirm, onClose }: ShortDialogProps) {
  const [chosenUnits, setUnits] = useState(1);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  // A colleague can have marked some of them meanwhile.
  const units = Math.min(chosenUnits, most);
  const who = whoOf(units);
  const canMark = !isOnlyOwn(who);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canMark) return;
    const chosen = SHORT_REASON_IDS.find((id) => id === reason);
    if (chosen) onConfirm({ units, reason: chosen });
    else setMissing(true);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <UnitKeys label={m.howManyMissing} units={units} most={most} onChange={setUnits} />
        <NativeSelect
          size="lg"
          label={m.why}
          description={m.customerSees}
          value={reason}
          error={isMissing ? m.chooseWhy : undefined}
          data={[
            { value: "", label: m.choose, disabled: true },
            ...SHORT_REASONS.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(event) => {
            setReason(event.currentTarget.value);
            setMissing(false);
          }}
        />
        <WhoIsShort who={who} isOffline={isOffline} />
        <Group justify="flex-end">
          <GoBack onClose={onClose} />
          {canMark ? (
            <Button size="lg" bg="var(--color-clay)" c="var(--color-on-clay)" type="submit">
              {m.markShort(units)}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </form>
  );
}

type WhoIsShortProps = Pick<ShortDialogProps, "isOffline"> & { who: Who };

function WhoIsShort({ who, isOffline }: WhoIsShortProps) {
  return (
    <div aria-live="polite">
      <p className={styles.name}>{m.whoGoesShort}</p>
      <ul className={styles.who}>
        {who.map(({ orderNumber, firstName, units, isOwn }) => (
          <li key={orderNumber}>
            {m.shortFor(units, firstName || m.aCustomer)} <Unbroken>{orderNumber}</Unbroken>
            {isOwn ? `. ${m.ownWaits}` : null}
          </li>
        ))}
      </ul>
      {isOnlyOwn(who) ? null : (
        <p className={styles.quiet}>{isOffline ? m.notifiedOnceSent : m.notifiedAtOnce}</p>
      )}
    </div>
  );
}
