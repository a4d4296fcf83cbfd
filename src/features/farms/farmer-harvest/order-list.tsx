import { farmsHarvest as m } from "#messages/farms/harvest/harvest.ts";
import { Title } from "@mantine/core";
import { windowOf } from "#shared/checkout/delivery.ts";
import { ORDER_STATE_WORDS } from "#shared/orders/words/order-words.ts";
import styles from "./farmer-harvest.module.css";
import type { Harvest } from "#client/lib/farms/harvest-phone/harvest-memory.ts";
import type { Marking } from "./marking.ts";
import { Dotted } from "#client/ui/facts/dotted.tsx";
import { OrderLine } from "./order-line.tsx";

type OrderListProps = { harvest: Harvest } & Marking;

/** The farm's lines by order, to check off. */
export function OrderList({ harvest, isOffline, mark }: OrderListProps) {
  return (
    <section aria-labelledby="orders">
      <Title order={2} size="h3" mb="sm" id="orders">
        {m.byOrder}
      </Title>
      <ul className={styles.list}>
        {harvest.orders.map(({ number, firstName, isOwn, window, state, lines }) => (
          <li key={number} className={styles.card} aria-label={m.order(number)}>
            <div className={styles.orderHead}>
              <p className={styles.name}>
                {number} {firstName}
              </p>
              <p className={styles.quiet}>
                <Dotted facts={[windowOf(window).label, ORDER_STATE_WORDS[state].toLowerCase()]} />
              </p>
            </div>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <OrderLine
                  key={line.productId}
                  order={{ number, firstName, isOwn }}
                  line={line}
                  isOffline={isOffline}
                  mark={mark}
                />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
