import { farmsMail as m } from "#messages/farms-mail.ts";
import { brand } from "#shared/brand.ts";
import type { Business } from "#shared/platform/business/business.ts";
import { FARM_TYPES, optionLabel } from "#shared/farms/farm-options.ts";
import { formatDayLong } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Confirms a farm's application: what we received, and when we will respond. */
export function applicationReceived(
  application: MailData["application_received"],
  { phone }: Business,
): MailParts {
  const { farmName, farmType, location, businessDays, dueOn } = application;
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
        rows: [
          [m.farm, farmName],
          [m.what, optionLabel(FARM_TYPES, farmType)],
          [m.where, location],
        ],
      },
      {
        kind: "text",
        text: m.nextSteps,
      },
      {
        kind: "text",
        text: m.addOrCorrect(phone),
      },
    ],
  };
}
