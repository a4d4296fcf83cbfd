import { farmsToday as m } from "#messages/farms/today.ts";
import { Button, Title } from "@mantine/core";
import { IconCheck, IconRoute } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { brand } from "#shared/brand.ts";
import type { SheetChange } from "#shared/farms/harvest/day-sheet.ts";
import { wayTo } from "#shared/logistics/way-to.ts";
import { OWN_DEPOT } from "#shared/platform/own-depot.ts";
import { formatDayLong, formatDayShort, formatInstant } from "#shared/time.ts";
import type { Outputs } from "#client/lib/api/trpc.ts";
import { Unbroken } from "#client/ui/unbroken.tsx";
import { AllReady } from "./all-ready.tsx";
import styles from "./bring-card.module.css";

export type Sheet = NonNullable<Outputs["farmer"]["today"]["sheet"]>;
type BringCardProps = { sheet: Sheet; today: string; farmId: number | undefined };

/**
 * The farm's next delivery to the depot: products and quantities, place and time, and changes since the harvest sheet
 * was sent.
 */
export function BringCard({ sheet, today, farmId }: BringCardProps) {
  const { day, products, cameIn } = sheet;
  // Past delivery days with nothing left to do do not need directions to the depot.
  const isBrought = sheet.bringOn < today && products.every((product) => leftOf(product) === 0);
  return (
    <section className={styles.card} aria-labelledby="bring">
      <div className={styles.head}>
        <Title order={2} size="h3" id="bring">
          {isBrought ? m.forDay(formatDayLong(day)) : titleOf(sheet, today)}
        </Title>
        {isBrought ? null : <p className={styles.quiet}>{m.forDelivery(formatDayShort(day))}</p>}
      </div>
      {isBrought ? null : <Place sheet={sheet} />}
      <ul className={styles.products} aria-label={m.whatToBring}>
        {products.map((product) => (
          <li key={product.productId}>
            <span>
              <strong>{product.name}</strong>
              <br />
              <span className={styles.quiet}>{product.pack}</span>
            </span>
            <span className={styles.units}>{product.units}</span>
            <span className={styles.stand}>
              {leftOf(product) === 0 ? (
                <>
                  <IconCheck size={18} aria-hidden /> {m.ready}
                </>
              ) : (
                m.toDo(leftOf(product))
              )}
            </span>
          </li>
        ))}
      </ul>
      <Changes changes={sheet.changes} />
      {cameIn ? <p className={styles.quiet}>{m.cameIn(formatInstant(cameIn))}</p> : null}
      <AllReady sheet={sheet} farmId={farmId} />
      <Link to="/dashboard/farmer/harvest" search={{ day }} className={styles.more}>
        {m.orderByOrder}
      </Link>
    </section>
  );
}

/** Units that are not ready, whether or not they can be marked yet. */
const leftOf = ({ waiting, unlocked }: Sheet["products"][number]) => waiting + unlocked;

function titleOf({ bringOn }: Sheet, today: string): string {
  if (bringOn === today) return m.bringToday;
  const day = formatDayLong(bringOn);
  return bringOn > today ? m.bringOn(day) : m.dueSince(day);
}

function Place({ sheet: { depot } }: { sheet: Sheet }) {
  const { name, street, city, zipCode } = depot;
  const way = wayTo({ address: street, city, zipCode }, navigator.userAgent);
  return (
    <div className={styles.place}>
      <address>
        {name === OWN_DEPOT ? m.toOwnDepot(brand.name) : m.toDepot(name)}
        <br />
        {street}, {city} {zipCode}
      </address>
      <Button
        size="lg"
        variant="default"
        component="a"
        href={way}
        {...(way.startsWith("https:") && { target: "_blank", rel: "noreferrer" })}
        leftSection={<IconRoute size={20} aria-hidden />}
      >
        {m.navigate}
      </Button>
    </div>
  );
}

function Changes({ changes }: { changes: readonly SheetChange[] }) {
  if (changes.length === 0) {
    return <p className={styles.quiet}>{m.nothingChanged}</p>;
  }
  return (
    <div className={styles.changes}>
      <p>
        <strong>{m.changed}</strong>
      </p>
      <ul>
        {changes.map(({ kind, orderNumber, productId, name, units }) => (
          <li key={`${orderNumber}:${productId}`}>
            {kind === "added" ? m.more(units, name) : m.less(units, name)},{" "}
            <Unbroken>{orderNumber}</Unbroken>
          </li>
        ))}
      </ul>
    </div>
  );
}
