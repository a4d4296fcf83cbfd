import { logisticsCrate } from "#messages/logistics/crate.ts";
import { logisticsPack as m } from "#messages/logistics/pack.ts";
import type { ReactNode } from "react";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { coldUnits } from "#shared/logistics/cold.ts";
import { cratesFor } from "#shared/logistics/crates.ts";
import { lineCode } from "#shared/logistics/pack-code.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { PageSkeleton } from "#client/ui/states/page-skeleton.tsx";
import type { Slot } from "../logistics-slot/slot-choice.tsx";
import styles from "./logistics-pack.module.css";
import { NoCrates } from "./no-crates.tsx";
import { QrCode } from "./qr-code.tsx";
import type { Crate } from "./use-crate-move.ts";

/** The labels of a window in loading order, without disputed orders: of its crates, or of the goods that go into them. */
export function LabelSheet({ slot, paper }: { slot: Slot; paper: "labels" | "goods" }) {
  const query = trpc.logistics.pack.useQuery(slot, { refetchOnMount: "always" });
  const Labels = paper === "labels" ? CrateLabels : GoodsLabels;
  return (
    <>
      <QueryState query={query} waiting={<PageSkeleton withHeading={false} />} />
      {query.data?.length === 0 ? <NoCrates slot={slot} paper={paper} /> : null}
      <ul className={styles["labels"]}>
        {query.data
          ?.filter(({ isStopped }) => !isStopped)
          .map((crate) => (
            <Labels key={crate.number} crate={crate} slot={formatSlot(slot.day, slot.window)} />
          ))}
      </ul>
    </>
  );
}

type LabelsProps = { crate: Crate; slot: string };

function CrateLabels({ crate, slot }: LabelsProps) {
  const { number, name, city, zipCode, lines } = crate;
  const count = cratesFor(lines.reduce((sum, { units }) => sum + units, 0));
  const cold = coldUnits(lines);
  return Array.from({ length: count }, (_, at) => (
    <Label key={at} code={number}>
      <span className={styles["place"]}>{placeOf(crate)}</span>
      <strong className={styles["name"]}>{name || number}</strong>
      <span>
        {city} {zipCode}
      </span>
      <span>{slot}</span>
      <span>{m.crateOf(number, at + 1, count)}</span>
      {cold > 0 ? <strong>{logisticsCrate.cold(cold)}</strong> : null}
    </Label>
  ));
}

/** One for each line that goes into the crate, for its bag. */
function GoodsLabels({ crate, slot }: LabelsProps) {
  const { number, name, lines } = crate;
  return lines
    .filter(({ units }) => units > 0)
    .map((line) => (
      <Label key={line.productId} code={lineCode(number, line.productId)}>
        <strong className={styles["name"]}>{m.goods(line.units, line.name)}</strong>
        <span>
          {line.pack}, {line.farmName}
        </span>
        <span>{name ? `${name}, ${placeOf(crate)}` : placeOf(crate)}</span>
        <span>{slot}</span>
        <span>{lineCode(number, line.productId)}</span>
        {line.isCold ? <strong>{m.keepCold}</strong> : null}
      </Label>
    ));
}

const placeOf = ({ stop }: Crate) => (stop ? m.placeOn(stop.route, stop.position) : m.noVan);

function Label({ code, children }: { code: string; children: ReactNode }) {
  return (
    <li className={styles["label"]}>
      <div className={styles["labelText"]}>{children}</div>
      <QrCode text={code} />
    </li>
  );
}
