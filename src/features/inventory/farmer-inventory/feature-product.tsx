import { inventoryAdmin as m } from "#messages/inventory/admin.ts";
import { Button, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { formatDayLong } from "#shared/time.ts";
import { failureOf, trpc } from "#client/lib/api/trpc.ts";
import styles from "./farmer-inventory.module.css";

type FeatureProductProps = {
  farmId: number;
  productId: number;
  until: string | null;
  onDone: () => void;
};

/** Lets the team feature a product at the top of the shop until a given day. */
export function FeatureProduct({ farmId, productId, until, onDone }: FeatureProductProps) {
  const [day, setDay] = useState(until ?? "");
  const feature = trpc.admin.farms.feature.useMutation({
    meta: { failureTitle: m.orderNotChanged },
    onSuccess: onDone,
  });
  const send = (wanted: string | null) => feature.mutate({ farmId, productId, until: wanted });
  return (
    <section className={styles.feature} aria-labelledby="feature">
      <Title order={2} size="h4" id="feature">
        {m.inShopOrder}
      </Title>
      <p>{until ? m.featured(formatDayLong(until)) : m.notFeatured}</p>
      <form
        className={styles.featureForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (day) send(day);
        }}
      >
        <TextInput
          type="date"
          label={m.featureThrough}
          required
          withAsterisk={false}
          value={day}
          error={feature.error ? failureOf(feature.error)?.message : undefined}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button type="submit" loading={feature.isPending}>
          {m.feature}
        </Button>
        {until ? (
          <Button variant="default" disabled={feature.isPending} onClick={() => send(null)}>
            {m.stopFeaturing}
          </Button>
        ) : null}
      </form>
    </section>
  );
}
