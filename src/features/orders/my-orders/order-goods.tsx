import { ordersMine as m } from "#messages/orders/mine.ts";
import { groupByFarm } from "#shared/checkout/cart/cart-groups.ts";
import { SHORT_REASONS } from "#shared/farms/harvest/short-reasons.ts";
import { cents, formatUsd } from "#shared/money.ts";
import { harvestText } from "#shared/orders/harvest-text.ts";
import { PROBLEM_LABELS } from "#shared/orders/order-problem.ts";
import { ReviewButton } from "#client/lib/catalog/reviews/review-button.tsx";
import { FarmGoods, GoodsLine } from "#client/lib/farms/farm-goods/farm-goods.tsx";
import { ProblemPhotos } from "#client/lib/orders/problem-photos/problem-photos.tsx";
import { WeightNote } from "#client/lib/orders/weight-note.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import classes from "./order-goods.module.css";
import type { Order } from "./order-detail-page.tsx";
import { useOrderLink } from "./order-calls.ts";
import { ReportButton } from "./report-button.tsx";
import { AddMore } from "./add-more.tsx";
import { TakeOffButton } from "./take-off-button.tsx";

export type Line = Order["lines"][number];

/** The order's lines grouped by farm, each with its available actions. */
export function OrderGoods({ order }: { order: Order }) {
  const farms = groupByFarm(order.lines).map((farm) => (
    <FarmGoods
      key={farm.farmId}
      farmName={farm.farmName}
      heading={<TextLink href={`/farmers/${farm.farmId}`}>{farm.farmName}</TextLink>}
    >
      {farm.lines.map((line) => (
        <OrderedLine key={line.productId} order={order} line={line} />
      ))}
    </FarmGoods>
  ));
  return (
    <>
      {farms}
      {order.lines.some(({ mostWeight }) => mostWeight !== null) ? <WeightNote my="md" /> : null}
    </>
  );
}

function OrderedLine({ order, line }: { order: Order; line: Line }) {
  const left = line.quantity - line.refunded;
  const isOver = order.state === "canceled" || order.state === "refunded";
  return (
    <GoodsLine
      {...line}
      unit={line.pack}
      amount={cents(line.lineTotal)}
      harvest={harvestText(line.harvest)}
    >
      {line.short > 0 ? <ShortPart line={line} /> : null}
      <div className={classes["below"]}>
        {line.weighedText ? <span>{line.weighedText}</span> : null}
        {line.refunded > line.short && !isOver ? (
          <span>{left === 0 ? m.allRefunded : m.partRefunded(line.refunded, line.quantity)}</span>
        ) : null}
        {order.canChange && left > 0 ? (
          <TakeOffButton number={order.number} line={line} left={left} />
        ) : null}
        {order.canAdd ? <AddMore number={order.number} line={line} /> : null}
        {line.canReview ? (
          <ReviewButton
            key={line.review?.rating ?? 0}
            product={{ id: line.productId, name: line.name }}
            review={line.review}
          />
        ) : null}
        {line.reportable > 0 ? <ReportButton number={order.number} line={line} /> : null}
      </div>
      <Problems order={order} line={line} />
    </GoodsLine>
  );
}

/** The units the farm is short, the reason, and their refund. */
function ShortPart({ line: { short, quantity, shortReason, shortBack } }: { line: Line }) {
  const why = SHORT_REASONS.find(({ id }) => id === shortReason)?.label;
  const money = shortBack > 0 ? m.refundedToYou(formatUsd(cents(shortBack))) : "";
  return (
    <div className={classes["answer"]}>
      <strong>{short === quantity ? m.couldNotBring : m.partNotBrought(short, quantity)}</strong>{" "}
      {why ? `${why}.` : ""}
      {money}
    </div>
  );
}

function outcomeText({ state, to }: Order["problems"][number]): string {
  if (state === "open") return m.willLookInto;
  if (state === "declined") return m.haveAnswered;
  return to === "credit" ? m.isCredit : m.haveRefunded;
}

function Problems({ order, line }: { order: Order; line: Line }) {
  const token = useOrderLink();
  return order.problems
    .filter(({ productId }) => productId === line.productId)
    .map((problem) => (
      <div key={problem.id} className={classes["answer"]}>
        <strong>
          {m.youReported(problem.quantity, PROBLEM_LABELS[problem.kind].toLowerCase())}
        </strong>{" "}
        {problem.answer ?? outcomeText(problem)}
        {problem.photos.length > 0 ? (
          <div className={classes["photos"]}>
            <ProblemPhotos photos={problem.photos} name={line.name} token={token} />
          </div>
        ) : null}
      </div>
    ));
}
