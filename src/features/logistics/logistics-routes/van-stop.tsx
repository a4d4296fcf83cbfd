import { logisticsCrate } from "#messages/logistics/crate.ts";
import { logisticsRoutes as m } from "#messages/logistics/routes.ts";
import { OrderNumber } from "#client/lib/orders/order-number.tsx";
import { ActionIcon } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { cratesFor } from "#shared/logistics/crates.ts";
import { canCloseStop, stopNote } from "#shared/logistics/stop-progress.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { formatInstant } from "#shared/time.ts";
import type { Van, VanStop } from "./arrange.ts";
import { CloseStopButton } from "./by-hand.tsx";
import { dragOf, dropOn } from "./dragging.ts";
import styles from "./logistics-routes.module.css";
import type { Arrange } from "./use-arrange.ts";

type VanStopRowProps = {
  stop: VanStop;
  at: number;
  van: Van;
  vans: readonly Van[];
  arrange: Arrange;
};

/** A stop on a route. Until the van leaves, it can be moved by dragging or with buttons. */
export function VanStopRow({ stop, at, van, vans, arrange }: VanStopRowProps) {
  const isPlanned = van.state === "planned";
  const note = stopNote(stop);
  return (
    <li
      className={styles["stop"]}
      {...(isPlanned && dragOf(stop.id))}
      {...(isPlanned && dropOn((id) => arrange.move(id, { routeId: van.id, at })))}
    >
      <span className={styles["number"]}>{at + 1}</span>
      <div className={styles["who"]}>
        <strong>{stop.name}</strong>
        <span className={styles["quiet"]}>
          {stop.address}, {stop.city} {stop.zipCode}
        </span>
        {stop.instructions ? <span className={styles["note"]}>{stop.instructions}</span> : null}
        {stop.areInstructionsLater ? (
          <span className={styles["quiet"]}>{logisticsCrate.instructionsLater}</span>
        ) : null}
        <span>{cratesOf(stop)}</span>
        <span className={styles["quiet"]}>
          <OrderNumber number={stop.orderNumber} />. {ORDER_STATE_WORDS[stop.orderState]}
          {note ? `: ${note}` : null}
        </span>
        {stop.closedBy && stop.doneAt ? (
          <span className={styles["quiet"]}>
            {m.closedBy(stop.closedBy, formatInstant(stop.doneAt))}
          </span>
        ) : null}
        {stop.isStopped ? <strong>{m.leaveDisputed}</strong> : null}
      </div>
      {isPlanned ? <Moves stop={stop} at={at} van={van} vans={vans} arrange={arrange} /> : null}
      {canCloseStop(van.state, stop) ? (
        <div className={styles["moves"]}>
          <CloseStopButton stop={stop} />
        </div>
      ) : null}
    </li>
  );
}

/** `2 crates, 3 cold` */
function cratesOf({ units, cold }: VanStop): string {
  const crates = logisticsCrate.crates(cratesFor(units));
  return cold > 0 ? `${crates}, ${logisticsCrate.cold(cold)}` : crates;
}

function Moves({ stop, at, van, vans, arrange: { move } }: VanStopRowProps) {
  const others = vans.filter(({ id, state }) => id !== van.id && state === "planned");
  return (
    <div className={styles["moves"]}>
      <MoveButton
        label={m.moveUp(stop.name)}
        icon={<IconArrowUp size={18} aria-hidden />}
        onMove={at > 0 && (() => move(stop.id, { routeId: van.id, at: at - 1 }))}
      />
      <MoveButton
        label={m.moveDown(stop.name)}
        icon={<IconArrowDown size={18} aria-hidden />}
        onMove={at < van.stops.length - 1 && (() => move(stop.id, { routeId: van.id, at: at + 1 }))}
      />
      {others.length > 0 ? (
        <select
          className={styles["select"]}
          aria-label={m.moveToVan(stop.name)}
          value=""
          onChange={({ currentTarget: { value } }) => {
            const to = others.find(({ id }) => id === value);
            if (to) move(stop.id, { routeId: to.id, at: to.stops.length });
          }}
        >
          <option value="">{m.to}</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
    </div>
  );
}

type MoveButtonProps = { label: string; icon: ReactNode; onMove: false | (() => void) };

/** Never `disabled`, not even at the end of the list or while the move is saved, because it would lose the focus. */
function MoveButton({ label, icon, onMove }: MoveButtonProps) {
  return (
    <ActionIcon
      variant="default"
      aria-label={label}
      {...(onMove ? { onClick: onMove } : { "aria-disabled": true, "data-disabled": true })}
    >
      {icon}
    </ActionIcon>
  );
}
