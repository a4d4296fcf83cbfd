import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { Button } from "@mantine/core";
import { useState } from "react";
import type { StopRemark } from "#shared/logistics/stop-progress.ts";
import styles from "./driver.module.css";
import { type Ending, ReportDialog } from "./report-dialog.tsx";
import type { Report, Stop } from "./stop-screen.tsx";

type StopActionsProps = {
  stop: Stop;
  report: Report;
  /** Called when the stop is done, to move on to the next. */
  onDone: () => void;
};

/** The possible outcomes of a stop. The tap that follows says where the crate is or why it came back. */
export function StopActions({ stop, report, onDone }: StopActionsProps) {
  const [opened, setOpened] = useState<Ending | null>(null);
  if (stop.state === "delivered") return null;
  const back = stop.isStopped ? "brought_back" : "not_home";
  const end = (kind: Ending) => (said: { remark: StopRemark; note: string }) => {
    report(stop.id, { kind: kind === "delivered" ? kind : "not_home", ...said });
    onDone();
  };
  return (
    <div className={styles["pair"]}>
      {stop.state === "not_home" ? null : (
        <Button size="lg" variant="default" onClick={() => setOpened(back)}>
          {stop.isStopped ? m.notHandedOver : m.notHome}
        </Button>
      )}
      {stop.isStopped ? null : (
        <Button size="lg" className={styles["main"] ?? ""} onClick={() => setOpened("delivered")}>
          {m.delivered}
        </Button>
      )}
      {(["delivered", back] as const).map((ending) => (
        <ReportDialog
          key={ending}
          ending={ending}
          opened={opened === ending}
          onReport={end(ending)}
          onClose={() => setOpened(null)}
        />
      ))}
    </div>
  );
}
