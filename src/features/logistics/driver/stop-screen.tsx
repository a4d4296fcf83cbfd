import { Button } from "@mantine/core";
import { IconPhone, IconRoute } from "@tabler/icons-react";
import { useState } from "react";
import styles from "./driver.module.css";
import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { ProblemDialog } from "./problem-dialog.tsx";
import { STOP_WORDS } from "./stop-list.tsx";
import { type Ending, ReportDialog } from "./report-dialog.tsx";
import type { useDriverRoute } from "./use-driver-route.ts";
import { Unbroken } from "#client/ui/unbroken.tsx";

export type Stop = DriverRoute["stops"][number];
type Report = ReturnType<typeof useDriverRoute>["report"];

type StopScreenProps = {
  stop: Stop;
  number: number;
  count: number;
  report: Report;
  /** The door is done: on to the next. */
  onDone: () => void;
};

/** One door: where it is, how to get in, what goes there, and what can be reported there. */
export function StopScreen({ stop, number, count, report, onDone }: StopScreenProps) {
  return (
    <section className={styles["card"]} aria-labelledby="door">
      <p className={styles["quiet"]}>
        Stop {number} of {count}, <Unbroken>{stop.orderNumber}</Unbroken>. {STOP_WORDS[stop.state]}
        {stop.note ? `: ${stop.note}` : null}
      </p>
      <h2 id="door" className={styles["title"]}>
        {stop.name}
      </h2>
      {stop.isStopped ? (
        <p className={styles["stopped"]} role="alert">
          Do not hand this over. The customer’s bank disputes the payment. Bring the crate back.
        </p>
      ) : null}
      <address className={styles["address"]}>
        {stop.address}
        <br />
        {stop.city}, CA {stop.zipCode}
      </address>
      <Button
        size="lg"
        variant="default"
        component="a"
        href={wayTo(stop)}
        target="_blank"
        rel="noreferrer"
        leftSection={<IconRoute size={20} aria-hidden />}
      >
        Navigate
      </Button>
      {stop.instructions ? <p className={styles["note"]}>{stop.instructions}</p> : null}
      {stop.phone ? (
        <Button
          size="lg"
          variant="default"
          component="a"
          href={`tel:${stop.phone.replaceAll(/[^+\d]/g, "")}`}
          leftSection={<IconPhone size={20} aria-hidden />}
        >
          Call {stop.phone}
        </Button>
      ) : null}
      <StopActions stop={stop} report={report} onDone={onDone} />
      <h3 className={styles["small"]}>In the crate</h3>
      <ul className={styles["lines"]}>
        {stop.lines.map(({ productId, name, pack, units }) => (
          <li key={productId}>
            <strong>{units} ×</strong> {name}, {pack}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The way there; the phone opens it in its own app of maps, which needs a line or maps of its own. */
function wayTo({ address, city, zipCode }: Stop): string {
  const destination = encodeURIComponent(`${address}, ${city}, CA ${zipCode}`);
  return `https://www.google.com/maps/dir/?api=1&destination=${destination}`;
}

function StopActions({
  stop,
  report,
  onDone,
}: Pick<StopScreenProps, "stop" | "report" | "onDone">) {
  const [opened, setOpened] = useState<Ending | "problem" | null>(null);
  const close = () => setOpened(null);
  const end = (kind: Ending) => (note: string) => {
    close();
    report(stop.id, { kind, note });
    onDone();
  };
  return (
    <div className={styles["actions"]}>
      {stop.state === "delivered" ? null : (
        <>
          {stop.state === "arrived" ? null : (
            <Button
              size="lg"
              variant="default"
              onClick={() => report(stop.id, { kind: "arrived" })}
            >
              {stop.state === "not_home" ? "Try again: arrived" : "Arrived"}
            </Button>
          )}
          {stop.isStopped ? null : (
            <Button size="lg" onClick={() => setOpened("delivered")}>
              Delivered
            </Button>
          )}
          {stop.state === "not_home" ? null : (
            <Button size="lg" variant="default" onClick={() => setOpened("not_home")}>
              {stop.isStopped ? "Not handed over" : "Not home"}
            </Button>
          )}
        </>
      )}
      <Button size="lg" variant="subtle" onClick={() => setOpened("problem")}>
        Damaged or missing
      </Button>
      {opened === "delivered" || opened === "not_home" ? (
        <ReportDialog ending={opened} onReport={end(opened)} onClose={close} />
      ) : null}
      {opened === "problem" ? <ProblemDialog stop={stop} report={report} onClose={close} /> : null}
    </div>
  );
}
