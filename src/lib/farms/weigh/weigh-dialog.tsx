import { farmsWeigh as m } from "#messages/farms/harvest/weigh.ts";
import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import {
  formatWeight,
  parsePounds,
  priceOfMeasure,
  type Weight,
  weight,
} from "#shared/catalog/weights/weight.ts";
import { heaviest, weightLess } from "#shared/farms/harvest/weighing.ts";
import { type Cents, formatUsd } from "#shared/money.ts";
import { OpenModal } from "#client/ui/page/open-modal.tsx";

type ByWeight = {
  most: Weight;
  weighed: Weight | null;
  /** The price paid per unit at maximum weight; omitted where prices must not be shown. */
  unitPrice?: Cents;
};

type WeighDialogProps = {
  name: string;
  /** Units that are weighed together. */
  units: number;
  byWeight: ByWeight;
  /** Whether it is the weigher's own order: the team weighs it if that gives money back. */
  isOwn?: boolean;
  isPending?: boolean;
  /** Whether it will be sent later. */
  isOffline?: boolean;
  onConfirm: (weight: Weight) => void;
  onClose: () => void;
};

/**
 * The combined weight of a line's units; shows the resulting refund first, since it cannot be undone. A weight that
 * refunds the weigher's own order cannot be saved, because it waits for the team.
 */
export function WeighDialog(props: WeighDialogProps) {
  const { name, onClose } = props;
  return (
    <OpenModal onClose={onClose} title={m.weigh(name)}>
      {everyWeightWaits(props) ? (
        <Stack>
          <Text>{m.ownWaits}</Text>
          <Group justify="flex-end">
            <GoBack onClose={onClose} />
          </Group>
        </Stack>
      ) : (
        <WeighForm {...props} />
      )}
    </OpenModal>
  );
}

/** Whether each weight that can still follow, a lower one than before, gives money back for the own order. */
function everyWeightWaits({ units, byWeight, isOwn = false }: WeighDialogProps): boolean {
  const { most, weighed: before } = byWeight;
  return isOwn && before !== null && before <= units * most;
}

function GoBack({ onClose }: { onClose: () => void }) {
  return (
    <Button size="lg" variant="default" onClick={onClose}>
      {m.goBack}
    </Button>
  );
}

function WeighForm(props: WeighDialogProps) {
  const { units, byWeight, isOwn = false, isPending = false, isOffline = false } = props;
  const { onConfirm, onClose } = props;
  const [text, setText] = useState("");
  const [isAsked, setAsked] = useState(false);
  const weighed = parsePounds(text);
  const problem = problemOf(weighed, props);
  const waits = isOwn && weighed !== null && !problem && lessOf(props, weighed) > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (weighed && !problem && !waits) onConfirm(weighed);
  };
  const paid = formatWeight(weight(units * byWeight.most));
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text>{m.paidFor(units, paid)}</Text>
        <TextInput
          size="lg"
          label={units === 1 ? m.itWeighs : m.theyWeigh(units)}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          value={text}
          error={isAsked ? problem : undefined}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setAsked(false);
          }}
        />
        <div aria-live="polite">
          {weighed && !problem ? <Difference {...props} weighed={weighed} /> : null}
        </div>
        {isOffline ? <Text>{m.sentLater}</Text> : null}
        <Group justify="flex-end">
          <GoBack onClose={onClose} />
          {waits ? null : (
            <Button size="lg" type="submit" loading={isPending}>
              {m.save}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function problemOf(weighed: Weight | null, { units, byWeight }: WeighDialogProps): string | null {
  if (!weighed) return m.enterPounds;
  if (byWeight.weighed !== null && weighed >= byWeight.weighed) {
    return m.onlyLower(formatWeight(byWeight.weighed));
  }
  const most = heaviest(units, byWeight.most);
  return weighed > most ? m.tooHeavy(formatWeight(most)) : null;
}

/** A weight below this fraction of what was paid for should be double-checked. */
const SUSPECT = 0.5;

type Weighed = Pick<WeighDialogProps, "units" | "byWeight">;

const lessOf = ({ units, byWeight: { most, weighed: before } }: Weighed, weighed: Weight) =>
  weightLess({ units, mostWeight: most, weighed, before });

function Difference(props: WeighDialogProps & { weighed: Weight }) {
  const { units, byWeight, weighed, isOwn = false } = props;
  const { most, unitPrice } = byWeight;
  const less = lessOf(props, weighed);
  if (less === 0) return <Text>{m.nothingBack}</Text>;
  if (isOwn) return <Text>{m.ownWaits}</Text>;
  const back = unitPrice && formatUsd(priceOfMeasure(unitPrice, less, most));
  return (
    <>
      <Text>{back ? m.moneyBack(formatWeight(less), back) : m.weightBack(formatWeight(less))}</Text>
      {weighed < units * most * SUSPECT ? <Text fw={600}>{m.lookAgain}</Text> : null}
    </>
  );
}
