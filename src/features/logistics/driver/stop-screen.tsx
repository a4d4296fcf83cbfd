import { logisticsCrate } from "#messages/logistics/crate.ts";
import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { Badge, Button } from "@mantine/core";
import { IconMapPin, IconPhone, IconRoute } from "@tabler/icons-react";
import { useState } from "react";
import { cityLine } from "#shared/checkout/checkout-fields.ts";
import { stopNote } from "#shared/logistics/stop-progress.ts";
import { wayTo } from "#shared/logistics/way-to.ts";
import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { Unbroken } from "#client/ui/unbroken.tsx";
import styles from "./driver.module.css";
import { ProblemDialog } from "./problem-dialog.tsx";
import type { useDriverRoute } from "./use-driver-route.ts";

export type Stop = DriverRoute["stops"][number];
export type Report = ReturnType<typeof useDriverRoute>["report"];

type StopScreenProps = { stop: Stop; number: number; count: number; report: Report };

/** One stop: address, instructions, and crate. Its outcome is reported in the bar below. */
export function StopScreen({ stop, number, count, report }: StopScreenProps) {
  const note = stopNote(stop);
  return (
    <section className={styles["card"]} aria-labelledby="door">
      <p className={styles["quiet"]}>
        {m.stopOf(number, count)}, <Unbroken>{stop.orderNumber}</Unbroken>. {m.states[stop.state]}
        {note ? `: ${note}` : null}
      </p>
      <h2 id="door" className={styles["title"]} tabIndex={-1}>
        {stop.name}
      </h2>
      {stop.isStopped ? (
        <p className={styles["stopped"]} role="alert">
          {m.bringBack}
        </p>
      ) : null}
      <address className={styles["address"]}>
        {stop.address}
        <br />
        {cityLine(stop)}
      </address>
      <Navigate stop={stop} />
      <div className={styles["pair"]}>
        {stop.phone ? (
          <Button
            size="lg"
            variant="default"
            component="a"
            href={`tel:${stop.phone.replaceAll(/[^+\d]/g, "")}`}
            aria-label={m.callNumber(stop.phone)}
            leftSection={<IconPhone size={20} aria-hidden />}
          >
            {m.call}
          </Button>
        ) : null}
        {stop.state === "planned" || stop.state === "not_home" ? (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconMapPin size={20} aria-hidden />}
            onClick={() => report(stop.id, { kind: "arrived" })}
          >
            {stop.state === "not_home" ? m.arrivedAgain : m.arrived}
          </Button>
        ) : null}
      </div>
      {stop.instructions ? <p className={styles["note"]}>{stop.instructions}</p> : null}
      {stop.areInstructionsLater ? (
        <p className={styles["quiet"]}>{logisticsCrate.instructionsLater}</p>
      ) : null}
      <Crate stop={stop} report={report} />
    </section>
  );
}

function Navigate({ stop }: { stop: Stop }) {
  const way = wayTo(stop, navigator.userAgent);
  // A maps app opens separately; a maps website opens in a new tab, so that this page stays open.
  const beside = way.startsWith("https:") ? { target: "_blank", rel: "noreferrer" } : {};
  return (
    <Button
      size="lg"
      className={styles["navigate"] ?? ""}
      component="a"
      href={way}
      {...beside}
      leftSection={<IconRoute size={24} aria-hidden />}
    >
      {m.navigate}
    </Button>
  );
}

function Crate({ stop, report }: { stop: Stop; report: Report }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h3 className={styles["small"]}>{m.inCrate}</h3>
      {stop.cold > 0 ? (
        <div>
          <Badge variant="light">{logisticsCrate.cold(stop.cold)}</Badge>
        </div>
      ) : null}
      <ul className={styles["lines"]}>
        {stop.lines.map(({ productId, name, pack, units }) => (
          <li key={productId}>
            <strong>{units} ×</strong> {name}, {pack}
          </li>
        ))}
      </ul>
      <Button size="lg" variant="subtle" onClick={() => setOpen(true)}>
        {m.problem}
      </Button>
      {isOpen ? <ProblemDialog stop={stop} report={report} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
