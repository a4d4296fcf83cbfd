import type { ReactNode } from "react";
import { Rich } from "#client/ui/rich.tsx";
import { accountsWeek as m } from "#messages/accounts/home/week.ts";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { UndeliveredOrders } from "#client/lib/orders/undelivered/undelivered-orders.tsx";
import { SameAgain } from "#client/lib/orders/order-again/same-again.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { NextBox } from "../customer-home/next-box.tsx";
import { Gone } from "./gone.tsx";
import { WeekDelivery } from "./week-delivery.tsx";
import classes from "./own-week.module.css";
import { MINUTE_MS } from "#shared/durations.ts";

type Week = Outputs["orders"]["week"];

/** Refresh interval of the remaining time, in milliseconds. */
const FRESH_MS = MINUTE_MS;

/** The next delivery, the next box, goods to buy again, and goods that are back or new, all rendered together. */
export function OwnWeek({ skeleton }: { skeleton: ReactNode }) {
  const week = trpc.orders.week.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: FRESH_MS,
  });
  const box = trpc.boxes.own.read.useQuery(undefined, { refetchOnMount: "always" });
  // Waits for the data of "Same as last time" too, so that nothing shifts down later.
  const last = trpc.orders.lastDelivery.useQuery();
  if (week.isPending || box.isPending || last.isPending) return skeleton;
  if (isLost(week)) {
    return <QueryError query={week} />;
  }
  const hasBox = Boolean(box.data && box.data.state !== "canceled");
  return (
    <>
      {week.isError ? <QueryError query={week} /> : null}
      <UndeliveredOrders orders={week.data.undelivered} />
      <div className={classes["coming"]}>
        {week.data.next ? <WeekDelivery next={week.data.next} /> : null}
        {hasBox ? <NextBox /> : null}
        {box.isError ? <QueryError query={box} /> : null}
      </div>
      {week.data.next || hasBox || box.isError ? null : <Nothing week={week.data} />}
      <SameAgain />
      <Goods week={week.data} />
    </>
  );
}

function Nothing({ week: { again, gone } }: { week: Week }) {
  const isNew = again.length === 0 && gone.length === 0;
  return (
    <p className={classes["nothing"]}>
      <Rich>
        {(isNew ? m.nothingYet : m.nothing)((words) => (
          <TextLink href="/subscription">{words}</TextLink>
        ))}
      </Rich>
    </p>
  );
}

/** Goods to add with one tap: bought before, and back or new. */
function Goods({ week: { again, gone, news, farmsBack } }: { week: Week }) {
  const { options } = useDeliveryDays();
  const orderLine = orderLineOf(options);
  return (
    <>
      {again.length > 0 || gone.length > 0 ? (
        <section className={classes["section"]} aria-labelledby="buy-again">
          <SectionHeading
            id="buy-again"
            title={m.buyAgain}
            aside={<TextLink href="/dashboard/customer/orders">{m.yourOrders}</TextLink>}
          />
          {again.length > 0 ? (
            <ProductGrid isShort products={again} orderLine={orderLine} label={m.boughtBefore} />
          ) : null}
          <Gone goods={gone} />
        </section>
      ) : null}
      {news.length > 0 || farmsBack.length > 0 ? (
        <section className={classes["section"]} aria-labelledby="news">
          <SectionHeading id="news" title={m.backAndNewForYou} />
          {news.length > 0 ? (
            <ProductGrid isShort products={news} orderLine={orderLine} label={m.backAndNew} />
          ) : null}
          {farmsBack.map(({ id, name, town }) => (
            <p key={id} className={classes["line"]}>
              <Rich>{m.sellsAgain(<TextLink href={`/farmers/${id}`}>{name}</TextLink>, town)}</Rich>
            </p>
          ))}
        </section>
      ) : null}
    </>
  );
}
