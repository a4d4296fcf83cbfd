import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import { ActionIcon, Button, Drawer } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconList } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import type { DriverRoute } from "#client/lib/logistics/driver-phone/phone-memory.ts";
import { DaysRoutes } from "./days-routes.tsx";
import styles from "./driver.module.css";
import { StopList } from "./stop-list.tsx";

type DriveBarProps = {
  stops: DriverRoute["stops"];
  /** The id of the stop shown; null at the end of the route. */
  shown: string | null;
  onChoose: (id: string) => void;
  /** The stop's actions. */
  children: ReactNode;
};

/** The bar at the bottom: the stop's actions, previous and next stop, and the list of all stops. */
export function DriveBar({ stops, shown, onChoose, children }: DriveBarProps) {
  const [isListOpen, setListOpen] = useState(false);
  const at = shown === null ? stops.length : stops.findIndex(({ id }) => id === shown);
  const step = (by: 1 | -1) => {
    const stop = stops[at + by];
    return { disabled: !stop, onClick: () => (stop ? onChoose(stop.id) : undefined) };
  };
  return (
    <div className={styles["bar"]}>
      {children}
      <div className={styles["steps"]}>
        <ActionIcon size={48} variant="default" aria-label={m.previousStop} {...step(-1)}>
          <IconChevronLeft size={22} aria-hidden />
        </ActionIcon>
        <Button
          size="lg"
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconList size={20} aria-hidden />}
          onClick={() => setListOpen(true)}
        >
          {m.allStops}
        </Button>
        <ActionIcon size={48} variant="default" aria-label={m.nextStop} {...step(1)}>
          <IconChevronRight size={22} aria-hidden />
        </ActionIcon>
      </div>
      <Drawer
        opened={isListOpen}
        onClose={() => setListOpen(false)}
        position="bottom"
        size="80%"
        title={m.allStops}
      >
        <StopList
          stops={stops}
          shown={shown}
          onChoose={(id) => {
            setListOpen(false);
            onChoose(id);
          }}
        />
        <DaysRoutes />
      </Drawer>
    </div>
  );
}
