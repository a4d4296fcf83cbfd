import { farmsHarvest as m } from "#messages/farms/harvest/harvest.ts";
import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { formatWeight, type Weight, weight } from "#shared/catalog/weights/weight.ts";
import { SHORT_REASONS } from "#shared/farms/harvest/short-reasons.ts";
import styles from "./farmer-harvest.module.css";
import type { Harvest } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import { WeighDialog } from "#client/lib/farms/weigh/weigh-dialog.tsx";
import type { Marking } from "./marking.ts";
import { ShortDialog } from "./short-dialog.tsx";

type Order = Harvest["orders"][number];
type OrderLineProps = {
  order: Pick<Order, "number" | "firstName"> & Partial<Pick<Order, "isOwn">>;
  line: Order["lines"][number];
} & Marking;

/** One line: quantity, product, and whether it is ready, short, or waiting. */
export function OrderLine(props: OrderLineProps) {
  const { line } = props;
  return (
    <li className={styles.line} data-stand={line.stand} aria-label={line.name}>
      <span className={styles.box} aria-hidden />
      <span className={styles.what}>
        <span className={styles.name}>
          {line.units} × {line.name}
        </span>
        <span className={styles.quiet}>{line.pack}</span>
        {line.stand === "ready" ? (
          <span className={styles.ready}>
            <IconCheck size={18} aria-hidden /> {m.ready}
          </span>
        ) : null}
        {line.byWeight?.weighed ? (
          <span className={styles.quiet}>
            {m.weighs(formatWeight(line.byWeight.weighed), formatWeight(paidWeight(line)))}
          </span>
        ) : null}
        {line.short > 0 ? (
          <span className={styles.short}>
            {m.lineShort(line.short, line.wanted, reasonOf(line.shortReason))}
          </span>
        ) : null}
      </span>
      {line.canMark ? <LineButtons {...props} /> : null}
    </li>
  );
}

function reasonOf(id: string | null): string {
  return SHORT_REASONS.find((reason) => reason.id === id)?.label.toLowerCase() ?? "";
}

/** The maximum total weight of the units to come of a line sold by weight, which is the weight paid for. */
function paidWeight({ units, byWeight }: OrderLineProps["line"]): Weight {
  return weight(units * (byWeight?.most ?? 0));
}

function LineButtons(props: OrderLineProps) {
  const { order, line, mark } = props;
  const [isShort, setShort] = useState(false);
  const { productId } = line;
  if (line.byWeight?.weighed) return <WeighButton {...props} byWeight={line.byWeight} />;
  const markAs = (kind: "ready" | "notReady") =>
    mark({ kind, orderNumber: order.number, productId });
  if (line.stand === "ready" && !line.byWeight) {
    return (
      <Button
        size="lg"
        variant="subtle"
        aria-label={m.undoLine(line.name, order.number)}
        onClick={() => markAs("notReady")}
      >
        {m.undo}
      </Button>
    );
  }
  return (
    <div className={styles.buttons}>
      {line.byWeight && line.units > 0 ? <WeighButton {...props} byWeight={line.byWeight} /> : null}
      {line.stand === "waiting" && !line.byWeight ? (
        <Button
          size="lg"
          aria-label={m.readyLine(line.name, order.number)}
          onClick={() => markAs("ready")}
        >
          {m.ready}
        </Button>
      ) : null}
      {line.units > 0 ? (
        <Button
          size="lg"
          variant="default"
          aria-label={m.shortLine(line.name, order.number)}
          onClick={() => setShort(true)}
        >
          {line.stand === "short" ? m.moreShort : m.short}
        </Button>
      ) : null}
      {isShort && line.units > 0 ? <LineShort {...props} onClose={() => setShort(false)} /> : null}
    </div>
  );
}

type ByWeight = NonNullable<OrderLineProps["line"]["byWeight"]>;

function WeighButton(props: OrderLineProps & { byWeight: ByWeight }) {
  const { order, line, byWeight, isOffline, mark } = props;
  const [isOpen, setOpen] = useState(false);
  const { weighed: before } = byWeight;
  return (
    <>
      <Button
        size="lg"
        variant={before === null ? "filled" : "subtle"}
        aria-label={m.weighLine(line.name, order.number)}
        onClick={() => setOpen(true)}
      >
        {before === null ? m.weigh : m.weighAgain}
      </Button>
      {isOpen ? (
        <WeighDialog
          name={line.name}
          units={line.units}
          byWeight={byWeight}
          isOwn={order.isOwn ?? false}
          isOffline={isOffline}
          onConfirm={(heavy) => {
            const of = { orderNumber: order.number, productId: line.productId };
            mark({ kind: "weigh", ...of, weight: heavy, before });
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

function LineShort({
  order,
  line,
  isOffline,
  mark,
  onClose,
}: OrderLineProps & { onClose: () => void }) {
  const { productId, short: before } = line;
  const { number: orderNumber, firstName, isOwn } = order;
  return (
    <ShortDialog
      name={line.name}
      most={line.units}
      whoOf={(units) => [{ orderNumber, firstName, units, isOwn }]}
      isOffline={isOffline}
      onConfirm={(missing) => {
        mark({ kind: "short", orderNumber, productId, before, ...missing });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
