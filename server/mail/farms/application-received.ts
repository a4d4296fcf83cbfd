import { farmsMail as m } from "#messages/farms/mail.ts";
import { brand } from "#shared/brand.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { FARM_TYPES, optionLabel } from "#shared/farms/farm-options.ts";
import { formatDayLong } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/**
 * Confirms a farm's application: what kind of farm, and when we will respond. It contains nothing that was typed:
 * anyone can enter someone else's address, and must not be able to send them text of their own.
 */
export function applicationReceived(
  application: MailData["application_received"],
  { phone }: Business,
): MailParts {
  const { farmType, businessDays, dueOn } = application;
  return {
    subject: m.haveApplication,
    heading: m.thankYou,
    blocks: [
      {
        kind: "text",
        text: m.hasArrived(brand.name, businessDays, formatDayLong(dueOn)),
      },
      {
        kind: "rows",
        rows: [[m.what, optionLabel(FARM_TYPES, farmType)]],
      },
      {
        kind: "text",
        text: m.nextSteps,
      },
      {
        kind: "text",
        text: m.addOrCorrect(phone),
      },
      { kind: "text", text: m.notYou },
    ],
  };
}
