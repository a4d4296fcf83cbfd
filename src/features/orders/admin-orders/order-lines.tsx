import { ordersDesk as m } from "#messages/orders/desk.ts";
import { Fragment } from "react";
import { groupByFarm } from "#shared/checkout/cart/cart-groups.ts";
import { formatWeight, weight } from "#shared/catalog/weights/weight.ts";
import { SHORT_REASONS } from "#shared/farms/harvest/short-reasons.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { PROBLEM_LABELS } from "#shared/orders/order-problem.ts";
import { unitsToCome } from "#shared/orders/units-to-come.ts";
import { formatInstant } from "#shared/time.ts";
import { FarmGoods, GoodsLine } from "#client/lib/farms/farm-goods/farm-goods.tsx";
import { ProblemPhotos } from "#client/lib/orders/problem-photos/problem-photos.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import styles from "./admin-orders.module.css";
import type { Order } from "./order-page.tsx";
import { TakeOff } from "./take-off.tsx";

export type Line = Order["lines"][number];

/** The order's lines grouped by farm, each with its history. */
export function OrderLines({ order }: { order: Order }) {
  return groupByFarm(order.lines).map((farm) => (
    <FarmGoods
      key={farm.farmId}
      farmName={farm.farmName}
      heading={<TextLink href={`/farmers/${farm.farmId}`}>{farm.farmName}</TextLink>}
    >
      {farm.lines.map((line) => (
        <GoodsLine
          key={line.productId}
          {...line}
          unit={`${line.pack}, ${formatUsd(line.unitPrice)}`}
          amount={cents(line.lineTotal)}
        >
          <div className={styles.became}>
            {becameOf(line).map((words) => (
              <span key={words}>{words}</span>
            ))}
            {problemsOf(order, line).map(({ id, words, photos }) => (
              <Fragment key={id}>
                <span>
                  {words} <TextLink href="/dashboard/admin/problems">{m.seeProblems}</TextLink>
                </span>
                <ProblemPhotos photos={photos} name={line.name} />
              </Fragment>
            ))}
            {order.canChange && line.refunded < line.quantity ? (
              <TakeOff number={order.number} line={line} />
            ) : null}
          </div>
        </GoodsLine>
      ))}
    </FarmGoods>
  ));
}

/** What has happened to a line so far. */
function becameOf(line: Line): string[] {
  const { short, shortReason, freed, refunded, harvestedAt, packedAt } = line;
  const why = SHORT_REASONS.find(({ id }) => id === shortReason)?.label;
  return [
    harvestedAt ? m.harvested(formatInstant(harvestedAt)) : "",
    weighedWords(line),
    short > 0 ? (why ? m.shortWhy(short, why.toLowerCase()) : m.short(short)) : "",
    packedAt ? m.packed(formatInstant(packedAt)) : "",
    freed > 0 ? m.takenOff(freed) : "",
    refunded > 0 ? m.refunded(refunded) : "",
  ].filter(Boolean);
}

function weighedWords({ weighed, mostWeight, ...line }: Line): string {
  if (weighed === null || mostWeight === null) return "";
  const paid = weight(unitsToCome(line) * mostWeight);
  return m.weighed(formatWeight(weighed), formatWeight(paid));
}

function problemsOf({ problems }: Order, { productId }: Line) {
  return problems
    .filter((problem) => problem.productId === productId)
    .map(({ id, quantity, kind, state, photos }) => ({
      id,
      photos,
      words: m.reported(quantity, PROBLEM_LABELS[kind].toLowerCase(), m.answers[state]),
    }));
}
