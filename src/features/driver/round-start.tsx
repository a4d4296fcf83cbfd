import { Button } from "@mantine/core";
import { trpc } from "#client/lib/trpc.ts";
import styles from "./driver.module.css";
import type { Round } from "#client/lib/driver-phone/phone-memory.ts";

/** Before the van leaves: what is aboard, what is missing, and the button that sends it out. */
export function RoundStart({ round }: { round: Round }) {
  const utils = trpc.useUtils();
  const start = trpc.logistics.start.useMutation({
    meta: {
      failureTitle: "The round did not start",
      fallback: "There is no line. Start the round where there is one.",
    },
    onSettled: () => utils.logistics.drive.invalidate({ routeId: round.id }),
  });
  const missing = round.stops.filter(({ isPacked }) => !isPacked);
  return (
    <section className={styles["card"]} aria-labelledby="start">
      <h2 id="start" className={styles["title"]}>
        {round.stops.length === 1 ? "1 door" : `${round.stops.length} doors`}
      </h2>
      {missing.length > 0 ? (
        <p className={styles["warning"]}>
          Not packed yet: {missing.map(({ orderNumber }) => orderNumber).join(", ")}
        </p>
      ) : (
        <p>Every crate is packed. Once you start, the customers hear that you are on your way.</p>
      )}
      <Button
        size="lg"
        fullWidth
        disabled={missing.length > 0}
        loading={start.isPending}
        onClick={() => start.mutate({ routeId: round.id })}
      >
        Start the round
      </Button>
      <ol className={styles["plan"]}>
        {round.stops.map(({ id, name, address, city }) => (
          <li key={id}>
            <strong>{name}</strong>
            <br />
            {address}, {city}
          </li>
        ))}
      </ol>
    </section>
  );
}
