import { orderPath } from "#shared/orders/order-path.ts";
import { Skeleton, Title } from "@mantine/core";
import { Rich } from "#client/ui/rich.tsx";
import { accountsHome as m } from "#messages/accounts/home/home.ts";
import { formatUsd } from "#shared/money.ts";
import { PROBLEM_LABELS } from "#shared/orders/order-problem.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { EarlierOrders } from "#client/lib/accounts/earlier-orders/earlier-orders.tsx";
import { UndeliveredOrders } from "#client/lib/orders/undelivered/undelivered-orders.tsx";
import { whileOnItsWay } from "#client/lib/orders/arrival/while-on-its-way.ts";
import { SameAgain } from "#client/lib/orders/order-again/same-again.tsx";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { trpc } from "#client/lib/api/trpc.ts";
import { isLost } from "#client/lib/api/is-lost.ts";
import { QueryError } from "#client/lib/api/query-error.tsx";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import classes from "./customer-home.module.css";
import { NextBox } from "./next-box.tsx";
import { NextDelivery } from "./next-delivery.tsx";
import { Starter } from "./starter.tsx";
import { Unbroken } from "#client/ui/unbroken.tsx";

/** What comes next, what is open, and what to buy again. */
export function CustomerHomePage({ user }: { user: SessionUser }) {
  return (
    <>
      <AreaHeading title={m.myAccount}>{m.hello(user.firstName)}</AreaHeading>
      <EarlierOrders />
      <Undelivered />
      <Next />
      <SameAgain />
      <NextBox />
      <Credit />
      <OpenReports />
      <BuyAgain />
    </>
  );
}

function Undelivered() {
  const orders = trpc.orders.undelivered.useQuery(undefined, { refetchOnMount: "always" });
  return orders.data ? <UndeliveredOrders orders={orders.data} /> : null;
}

/** The next delivery; who has never ordered is shown how it begins. */
function Next() {
  const next = trpc.orders.next.useQuery(undefined, {
    refetchOnMount: "always",
    ...whileOnItsWay,
  });
  const latest = trpc.orders.mine.useQuery(undefined, { refetchOnMount: "always" });
  if (isLost(next)) {
    return <QueryError query={next} />;
  }
  if (next.isPending || latest.isPending) return <Skeleton h={200} radius="lg" aria-busy="true" />;
  return (
    <>
      {next.isError ? <QueryError query={next} /> : null}
      {next.data ? (
        <NextDelivery order={next.data} />
      ) : latest.data?.length === 0 ? (
        <Starter />
      ) : (
        <NothingComes />
      )}
    </>
  );
}

function NothingComes() {
  return (
    <p>
      <Rich>
        {m.nothingComes(
          (words) => (
            <TextLink href="/shop">{words}</TextLink>
          ),
          (words) => (
            <TextLink href="/dashboard/customer/orders">{words}</TextLink>
          ),
        )}
      </Rich>
    </p>
  );
}

/** Said where there is some: no one needs to read that they have none. */
function Credit() {
  const credit = trpc.payments.credit.mine.useQuery(undefined, { refetchOnMount: "always" });
  if (!credit.data || credit.data.balance <= 0) return null;
  return (
    <section className={classes["section"]} aria-label={m.yourCredit}>
      <p className={classes["report"]}>
        <Rich>
          {m.credit(
            (words) => (
              <strong>{words}</strong>
            ),
            formatUsd(credit.data.balance),
            (words) => (
              <TextLink href="/dashboard/customer/credit">{words}</TextLink>
            ),
          )}
        </Rich>
      </p>
    </section>
  );
}

function OpenReports() {
  const reports = trpc.orders.openReports.useQuery(undefined, { refetchOnMount: "always" });
  if (!reports.data || reports.data.length === 0) return null;
  return (
    <section className={classes["section"]} aria-labelledby="reports">
      <Title order={2} size="h3" mb="sm" id="reports">
        {m.reported}
      </Title>
      <ul className={classes["reports"]}>
        {reports.data.map(({ id, number, name, kind }) => (
          <li key={id} className={classes["report"]}>
            {m.report(name, PROBLEM_LABELS[kind].toLowerCase())}{" "}
            <TextLink href={orderPath(number)}>
              <Rich>{m.order(<Unbroken>{number}</Unbroken>)}</Rich>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function BuyAgain() {
  const goods = trpc.orders.buyAgain.useQuery();
  const { options } = useDeliveryDays();
  if (!goods.data || goods.data.length === 0) return null;
  return (
    <section className={classes["section"]} aria-labelledby="again">
      <Title order={2} size="h3" mb="sm" id="again">
        {m.buyAgain}
      </Title>
      <ProductGrid isShort products={goods.data} orderLine={orderLineOf(options)} />
    </section>
  );
}
