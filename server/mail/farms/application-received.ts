import { brand } from "#shared/brand.ts";
import type { Business } from "#shared/platform/business.ts";
import { formatDayLong } from "#shared/time.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** A farm's application has arrived: what we have, and by when we answer. */
export function applicationReceived(
  application: MailData["application_received"],
  { phone }: Business,
): MailParts {
  const { farmName, farmType, location, businessDays, dueOn } = application;
  return {
    subject: "We have your application",
    heading: "Thank you for your application",
    blocks: [
      {
        kind: "text",
        text: `Your application to sell through ${brand.name} has arrived. Our team will contact you within ${businessDays} business days, which is by ${formatDayLong(dueOn)}.`,
      },
      {
        kind: "rows",
        rows: [
          ["Farm", farmName],
          ["What it is", farmType],
          ["Where", location],
        ],
      },
      {
        kind: "text",
        text: "Next we read what you wrote and call you to arrange a visit to the farm, on site or by video. Certificates and photos can wait until then.",
      },
      {
        kind: "text",
        text: `Something to add or to correct? Just answer this email or call ${phone}.`,
      },
    ],
  };
}
