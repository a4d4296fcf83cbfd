import type { ReactNode } from "react";
import { failureMessage, type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { SameAgain } from "#client/lib/orders/order-again/same-again.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { SectionHeading } from "#client/ui/page/section-heading.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
import { NextBox } from "../customer-home/next-box.tsx";
import { Gone } from "./gone.tsx";
import { WeekDelivery } from "./week-delivery.tsx";
import classes from "./own-week.module.css";

type Week = Outputs["orders"]["week"];

/** How often the time that is left is read again, in milliseconds. */
const FRESH_MS = 60_000;

/** The next delivery, the next box, what to buy again, and what is back or new. All of it comes at once. */
export function OwnWeek({ skeleton }: { skeleton: ReactNode }) {
  const week = trpc.orders.week.useQuery(undefined, {
    refetchOnMount: "always",
    refetchInterval: FRESH_MS,
  });
  const box = trpc.boxes.own.read.useQuery(undefined, { refetchOnMount: "always" });
  // What "Same as last time" shows comes with the rest: nothing is pushed down later.
  const last = trpc.orders.lastDelivery.useQuery();
  if (week.isPending || box.isPending || last.isPending) return skeleton;
  if (week.isError) {
    return <ErrorPanel message={failureMessage(week.error)} onRetry={() => void week.refetch()} />;
  }
  const hasBox = Boolean(box.data && box.data.state !== "canceled");
  return (
    <>
      <div className={classes["coming"]}>
        {week.data.next ? <WeekDelivery next={week.data.next} /> : null}
        {hasBox ? <NextBox /> : null}
        {box.isError ? (
          <ErrorPanel message={failureMessage(box.error)} onRetry={() => void box.refetch()} />
        ) : null}
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
      {isNew
        ? "Nothing is on its way to you yet: fill a cart, or let a "
        : "Nothing is on its way to you. Fill a cart, or let a "}
      <TextLink href="/subscription">weekly box</TextLink> come on its own.
    </p>
  );
}

/** What can be had with one tap: bought before, and back or new. */
function Goods({ week: { again, gone, news, farmsBack } }: { week: Week }) {
  const { options } = useDeliveryDays();
  const orderLine = orderLineOf(options);
  return (
    <>
      {again.length > 0 || gone.length > 0 ? (
        <section className={classes["section"]} aria-labelledby="buy-again">
          <SectionHeading
            id="buy-again"
            title="Buy again"
            aside={<TextLink href="/dashboard/customer/orders">Your orders</TextLink>}
          />
          {again.length > 0 ? (
            <ProductGrid isShort products={again} orderLine={orderLine} label="Bought before" />
          ) : null}
          <Gone goods={gone} />
        </section>
      ) : null}
      {news.length > 0 || farmsBack.length > 0 ? (
        <section className={classes["section"]} aria-labelledby="news">
          <SectionHeading id="news" title="Back and new for you" />
          {news.length > 0 ? (
            <ProductGrid isShort products={news} orderLine={orderLine} label="Back and new" />
          ) : null}
          {farmsBack.map(({ id, name, town }) => (
            <p key={id} className={classes["line"]}>
              <TextLink href={`/farmers/${id}`}>{name}</TextLink> in {town} is selling again.
            </p>
          ))}
        </section>
      ) : null}
    </>
  );
}
