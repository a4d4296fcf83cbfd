import { logisticsTitles as titles } from "#messages/logistics/titles.ts";
import { logisticsBoard as m } from "#messages/logistics/board.ts";
import { logisticsLate } from "#messages/logistics/late.ts";
import type { ReactNode } from "react";
import { type WindowId, windowOf } from "#shared/checkout/delivery.ts";
import { lateCauseWords } from "#shared/logistics/late-cause.ts";
import { isWithFarms, type OrderState } from "#shared/orders/order.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { formatClockTime } from "#shared/time.ts";
import { OrderNumber } from "#client/lib/orders/order-number.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { Link } from "@tanstack/react-router";
import { LateCauseButton } from "../logistics-slot/late-cause-button.tsx";
import type { Board } from "./board-page.tsx";
import styles from "./logistics-board.module.css";

/** Advice for a disputed order by its state. */
const DISPUTED_ADVICE: Partial<Record<OrderState, string>> = {
  locked: m.advice.unpacked,
  harvesting: m.advice.unpacked,
  packed: m.advice.packed,
  out_for_delivery: m.advice.out,
};

/** What may not be delivered in time, with links to the pages where it can be fixed. */
export function AtRisk({ board }: { board: Board }) {
  const { day, windows, waiting, unassigned, disputed, leftBehind, lateVans } = board;
  const unpacked = windows.flatMap(({ id, label, states }) => {
    const stopped = disputed.filter(({ window, state }) => window === id && isWithFarms(state));
    const count = (states.locked ?? 0) + (states.harvesting ?? 0) - stopped.length;
    return count > 0 ? [{ id, label, count }] : [];
  });
  const risks = [waiting, unpacked, disputed, leftBehind, lateVans];
  return (
    <section className={styles["card"]} aria-labelledby="risk">
      <h2 id="risk" className={styles["title"]}>
        {m.atRisk}
      </h2>
      {unassigned === 0 && risks.every(({ length }) => length === 0) ? <p>{m.nothing}</p> : null}
      <ul className={styles["risks"]}>
        {lateVans.map((van) => (
          <VanAtRisk key={van.id} day={day} van={van} />
        ))}
        {disputed.map(({ number, window, state }) => (
          <OrderAtRisk key={number} day={day} window={window}>
            {m.disputed<ReactNode>(
              <Which number={number} />,
              windowOf(window).label,
              ORDER_STATE_WORDS[state],
              DISPUTED_ADVICE[state] ?? m.advice.other,
            )}
          </OrderAtRisk>
        ))}
        {leftBehind.map(({ number, window, state }) => (
          <OrderAtRisk key={number} day={day} window={window}>
            {m.missedVan<ReactNode>(
              <Which number={number} />,
              windowOf(window).label,
              ORDER_STATE_WORDS[state],
            )}
          </OrderAtRisk>
        ))}
        {waiting.map(({ farmId, farmName, lines }) => (
          <li key={farmId}>
            {m.notHarvested(farmName, lines)}{" "}
            <Link to="/dashboard/logistics/pick" search={{ day }}>
              {titles.pickList}
            </Link>
          </li>
        ))}
        {unpacked.map(({ id, label, count }) => (
          <li key={id}>
            {m.notPacked(label, count)}{" "}
            <Link to="/dashboard/logistics/pack" search={{ day, window: id }}>
              {m.packListOf(label)}
            </Link>
          </li>
        ))}
        {windows
          .filter((window) => window.unassigned > 0)
          .map((window) => (
            <li key={window.id}>
              {m.noVan(window.label, window.unassigned)}{" "}
              <Link to="/dashboard/logistics/routes" search={{ day, window: window.id }}>
                {m.seeRoutes}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

type VanAtRiskProps = { day: string; van: Board["lateVans"][number] };

/** A van that is late: for how many doors, whether they know, and why. */
function VanAtRisk({ day, van }: VanAtRiskProps) {
  const { name, window, stops, households, notified, until, lateCause } = van;
  return (
    <li>
      <p>
        {m.lateVan(name, windowOf(window).label, stops, formatClockTime(new Date(until)))}{" "}
        {lateCause ? logisticsLate.delay(lateCauseWords(lateCause)) : null}{" "}
        {households > 0 ? m.notified(notified, households) : null}
      </p>
      <span className={styles["acts"]}>
        <LateCauseButton van={van} isKnown />
        <Link to="/dashboard/logistics/routes" search={{ day, window }}>
          {m.seeRoutes}
        </Link>
      </span>
    </li>
  );
}

type OrderAtRiskProps = {
  day: string;
  window: WindowId;
  /** What is the matter with it. */
  children: readonly ReactNode[];
};

function OrderAtRisk({ day, window, children }: OrderAtRiskProps) {
  return (
    <li>
      <p>
        <Rich>{children}</Rich>
      </p>
      <Link to="/dashboard/logistics/pack" search={{ day, window }}>
        {titles.packList}
      </Link>
    </li>
  );
}

function Which({ number }: { number: string }) {
  return (
    <strong>
      <OrderNumber number={number} />
    </strong>
  );
}
