import { logisticsDriver as m } from "#messages/logistics/driver.ts";
import type { StopEvent } from "#shared/logistics/fulfillment.ts";
import { stopNote } from "#shared/logistics/stop-progress.ts";
import { formatInstant } from "#shared/time.ts";
import type { QueuedEvent } from "./phone-memory.ts";

/** What a report says, for its driver: "Delivered: order FUR-7K3M-9QXT, Nov 28, 10:42 AM. Front door". */
export function eventWords(event: QueuedEvent): string {
  const { kind, about, quantity = 1, happenedAt, remark, note } = event;
  const said = m.reported(KINDS[kind](), about?.orderNumber ?? null, formatInstant(happenedAt));
  const goods = about?.product ? `${quantity} × ${about.product}` : "";
  return [said, goods, stopNote({ remark, note })].filter(Boolean).join(". ");
}

const KINDS: Record<StopEvent, () => string> = {
  arrived: () => m.arrived,
  delivered: () => m.delivered,
  not_home: () => m.notHandedOver,
  damaged: () => m.problemKinds.damaged,
  missing: () => m.problemKinds.missing,
};
