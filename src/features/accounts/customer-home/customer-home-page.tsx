import { orderPath } from "#shared/orders/order-path.ts";
import { Skeleton, Title } from "@mantine/core";
import { formatUsd } from "#shared/money.ts";
import { PROBLEM_LABELS } from "#shared/orders/order-problem.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { EarlierOrders } from "#client/lib/accounts/earlier-orders/earlier-orders.tsx";
import { SameAgain } from "#client/lib/orders/order-again/same-again.tsx";
import { orderLineOf } from "#client/lib/catalog/product-card/card-texts.ts";
import { useDeliveryDays } from "#client/lib/checkout/rates/use-delivery-days.ts";
import { ProductGrid } from "#client/lib/catalog/product-card/product-grid.tsx";
import { failureMessage, trpc } from "#client/lib/api/trpc.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { ErrorPanel } from "#client/ui/states/error-panel.tsx";
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
      <AreaHeading title="My account">Hello, {user.firstName}. Good to see you.</AreaHeading>
      <EarlierOrders />
      <Next />
      <SameAgain />
      <NextBox />
      <Credit />
      <OpenReports />
      <BuyAgain />
    </>
  );
}

/** The next delivery; who has never ordered is shown how it begins. */
function Next() {
  const next = trpc.orders.next.useQuery(undefined, { refetchOnMount: "always" });
  const latest = trpc.orders.mine.useQuery(undefined, { refetchOnMount: "always" });
  if (next.isError) {
    return <ErrorPanel message={failureMessage(next.error)} onRetry={() => void next.refetch()} />;
  }
  if (next.isPending || latest.isPending) return <Skeleton h={200} radius="lg" aria-busy="true" />;
  if (next.data) return <NextDelivery order={next.data} />;
  if (latest.data?.length === 0) return <Starter />;
  return (
    <p>
      Nothing is on its way to you. <TextLink href="/shop">See this week's harvest</TextLink>, or
      open <TextLink href="/dashboard/customer/orders">your orders</TextLink>.
    </p>
  );
}

/** Said where there is some: no one needs to read that they have none. */
function Credit() {
  const credit = trpc.payments.credit.mine.useQuery(undefined, { refetchOnMount: "always" });
  if (!credit.data || credit.data.balance <= 0) return null;
  return (
    <section className={classes["section"]} aria-label="Your credit">
      <p className={classes["report"]}>
        You have <strong>{formatUsd(credit.data.balance)} credit</strong>. Checkout applies it to
        your next order. <TextLink href="/dashboard/customer/credit">Where it comes from</TextLink>
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
        What you reported
      </Title>
      <ul className={classes["reports"]}>
        {reports.data.map(({ id, number, name, kind }) => (
          <li key={id} className={classes["report"]}>
            {name}: {PROBLEM_LABELS[kind].toLowerCase()}. We look into it.{" "}
            <TextLink href={orderPath(number)}>
              Order <Unbroken>{number}</Unbroken>
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
        Buy it again
      </Title>
      <ProductGrid isShort products={goods.data} orderLine={orderLineOf(options)} />
    </section>
  );
}
