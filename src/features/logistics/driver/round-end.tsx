import { Button } from "@mantine/core";
import { trpc } from "#client/lib/trpc.ts";
import styles from "./driver.module.css";
import type { Round } from "#client/lib/logistics/driver-phone/phone-memory.ts";

/** Every door was told of. A closed one can be tried again until the round is finished, and after. */
export function RoundEnd({ round, unsent }: { round: Round; unsent: number }) {
  const utils = trpc.useUtils();
  const finish = trpc.logistics.finish.useMutation({
    meta: {
      failureTitle: "The round was not finished",
      fallback: "There is no line. Finish the round where there is one.",
    },
    onSettled: () => utils.logistics.drive.invalidate({ routeId: round.id }),
  });
  const closed = round.stops.filter(({ state }) => state === "not_home");
  return (
    <section className={styles["card"]} aria-labelledby="end">
      <h2 id="end" className={styles["title"]}>
        {round.state === "done" ? "The round is done" : "Every door is done"}
      </h2>
      <p>
        {round.stops.length - closed.length} delivered, {closed.length} not.
        {closed.length > 0 && round.state !== "done"
          ? " Choose a closed door below to try it again."
          : null}
      </p>
      {round.state === "done" || closed.length === 0 ? null : (
        <Button
          size="lg"
          fullWidth
          disabled={unsent > 0}
          loading={finish.isPending}
          onClick={() => finish.mutate({ routeId: round.id })}
        >
          Finish the round
        </Button>
      )}
    </section>
  );
}
