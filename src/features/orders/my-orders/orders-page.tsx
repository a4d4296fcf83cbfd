import { keepPreviousData } from "@tanstack/react-query";
import { ordersMine as m } from "#messages/orders/mine.ts";
import "@mantine/core/styles/Pagination.layer.css";
import { Pagination, Skeleton } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { formatSlot } from "#shared/checkout/delivery.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import { formatInstant } from "#shared/time.ts";
import { EarlierOrders } from "#client/lib/accounts/earlier-orders/earlier-orders.tsx";
import { type Outputs, trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { useTableAddress } from "#client/lib/platform/server-table/use-table-address.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { EmptyState } from "#client/ui/states/empty-state.tsx";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { MoneyText } from "#client/ui/facts/money-text.tsx";
import { usePages } from "#client/ui/data-table/use-pages.ts";
import { PillLink } from "#client/ui/buttons/pill-link.tsx";
import classes from "./orders-page.module.css";

const PAGE = 20;
/** How many goods of an order are listed by name; the rest are only counted. */
const NAMED = 2;

/** The customer's orders, newest first. */
export function OrdersPage() {
  const { address, change } = useTableAddress();
  const orders = trpc.orders.page.useQuery(
    { page: address.page ?? 1 },
    // Keeps the current page and its pagination visible while the next one loads.
    { refetchOnMount: "always", placeholderData: keepPreviousData },
  );
  const paged = { asked: address.page, total: orders.data?.total, size: PAGE };
  const { page, pages } = usePages({ ...paged, isFetching: orders.isFetching }, (last) =>
    change({ page: last }),
  );
  return (
    <section aria-busy={orders.isFetching}>
      <AreaHeading title={m.title}>{m.lead}</AreaHeading>
      <EarlierOrders />
      <QueryState query={orders} waiting={<Skeleton h={240} radius="lg" />} />
      {orders.data?.total === 0 ? <NoOrders /> : null}
      {orders.data && orders.data.total > 0 ? <OrderList orders={orders.data.rows} /> : null}
      {pages > 1 ? (
        <Pagination
          mt="lg"
          value={page}
          total={pages}
          onChange={(next) => change({ page: next > 1 ? next : undefined })}
          getControlProps={(control) => ({ "aria-label": m.pageTurns[control] })}
          getItemProps={(item) => ({ "aria-label": m.pageOf(item) })}
        />
      ) : null}
    </section>
  );
}

function NoOrders() {
  return (
    <EmptyState art="box" title={m.noneYet} action={<PillLink to="/shop">{m.seeHarvest}</PillLink>}>
      {m.firstHere}
    </EmptyState>
  );
}

type Summary = Outputs["orders"]["page"]["rows"][number];

function OrderList({ orders }: { orders: readonly Summary[] }) {
  return (
    <ul className={classes["list"]}>
      {orders.map(({ number, state, day, window, placedAt, total, goods }) => (
        <li key={number} className={classes["row"]}>
          <Link
            to="/dashboard/customer/orders/$number"
            params={{ number }}
            className={classes["number"] ?? ""}
          >
            {number}
          </Link>
          <MoneyText amount={total} />
          <span>
            <Dotted facts={[ORDER_STATE_WORDS[state], formatSlot(day, window)]} />
          </span>
          <span className={classes["quiet"]}>{m.ordered(formatInstant(placedAt))}</span>
          <span className={classes["goods"]}>
            {m.contents(goods.slice(0, NAMED), goods.length - NAMED)}
          </span>
        </li>
      ))}
    </ul>
  );
}
