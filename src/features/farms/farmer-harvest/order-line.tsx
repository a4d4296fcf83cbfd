import { farmsHarvest as m } from "#messages/farms-harvest.ts";
import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import { useState } from "react";
import { SHORT_REASONS } from "#shared/logistics/fulfillment.ts";
import styles from "./farmer-harvest.module.css";
import type { Harvest } from "./harvest-page.tsx";
import { ShortDialog } from "./short-dialog.tsx";
import { useMarks, useShorts } from "./use-marks.ts";

type Order = Harvest["orders"][number];
type OrderLineProps = {
  order: Pick<Order, "number" | "firstName">;
  line: Order["lines"][number];
  farmId: number | undefined;
};

/** One line: how many of what, and whether it is ready, short, or waits. */
export function OrderLine({ order, line, farmId }: OrderLineProps) {
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
        {line.short > 0 ? (
          <span className={styles.short}>
            {m.lineShort(line.short, line.wanted, reasonOf(line.shortReason))}
          </span>
        ) : null}
      </span>
      {line.canMark ? <LineButtons order={order} line={line} farmId={farmId} /> : null}
    </li>
  );
}

function reasonOf(id: string | null): string {
  return SHORT_REASONS.find((reason) => reason.id === id)?.label.toLowerCase() ?? "";
}

function LineButtons({ order, line, farmId }: OrderLineProps) {
  const { ready, notReady } = useMarks();
  const [isShort, setShort] = useState(false);
  const mark = { farmId, orderNumber: order.number, productId: line.productId };
  if (line.stand === "ready") {
    return (
      <Button
        size="lg"
        variant="subtle"
        loading={notReady.isPending}
        aria-label={m.undoLine(line.name, order.number)}
        onClick={() => notReady.mutate(mark)}
      >
        {m.undo}
      </Button>
    );
  }
  return (
    <div className={styles.buttons}>
      {line.stand === "waiting" ? (
        <Button
          size="lg"
          loading={ready.isPending}
          aria-label={m.readyLine(line.name, order.number)}
          onClick={() => ready.mutate(mark)}
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
      {isShort ? (
        <LineShort order={order} line={line} farmId={farmId} onClose={() => setShort(false)} />
      ) : null}
    </div>
  );
}

function LineShort({ order, line, farmId, onClose }: OrderLineProps & { onClose: () => void }) {
  const { short } = useShorts(onClose);
  const mark = { farmId, orderNumber: order.number, productId: line.productId };
  return (
    <ShortDialog
      name={line.name}
      most={line.units}
      whoOf={(units) => [{ orderNumber: order.number, firstName: order.firstName, units }]}
      isPending={short.isPending}
      onConfirm={(units, reason) => short.mutate({ ...mark, units, reason, before: line.short })}
      onClose={onClose}
    />
  );
}
