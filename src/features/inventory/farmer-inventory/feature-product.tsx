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

/** The team's hand in the shop's order: a product leads it until a day. */
export function FeatureProduct({ farmId, productId, until, onDone }: FeatureProductProps) {
  const [day, setDay] = useState(until ?? "");
  const feature = trpc.admin.farms.feature.useMutation({
    meta: { failureTitle: "The shop's order was not changed" },
    onSuccess: onDone,
  });
  const send = (wanted: string | null) => feature.mutate({ farmId, productId, until: wanted });
  return (
    <section className={styles.feature} aria-labelledby="feature">
      <Title order={2} size="h4" id="feature">
        In the shop's order
      </Title>
      <p>
        {until
          ? `Featured: it leads the recommended order through ${formatDayLong(until)}.`
          : "Not featured. Without it, what is in season and in stock comes first, freshly harvested goods before the rest, and farms take turns from day to day."}
      </p>
      <form
        className={styles.featureForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (day) send(day);
        }}
      >
        <TextInput
          type="date"
          label="Feature it through"
          required
          withAsterisk={false}
          value={day}
          error={feature.error ? failureOf(feature.error)?.message : undefined}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button type="submit" loading={feature.isPending}>
          Feature
        </Button>
        {until ? (
          <Button variant="default" disabled={feature.isPending} onClick={() => send(null)}>
            Stop featuring
          </Button>
        ) : null}
      </form>
    </section>
  );
}
