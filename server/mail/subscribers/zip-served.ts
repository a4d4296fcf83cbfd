import { subscribersMail as m } from "#messages/subscribers/mail.ts";
import type { MailParts } from "../layout.ts";
import type { MailData } from "../port.ts";

/** Tells someone on the waiting list that we now deliver to their zip. */
export function zipServed({ zipCode, town, shopUrl }: MailData["zip_served"]): MailParts {
  const where = town ? m.town(town, zipCode) : zipCode;
  return {
    subject: m.weDeliver(zipCode),
    heading: m.weDeliver(where),
    blocks: [
      {
        kind: "text",
        text: m.weDeliverText(where),
      },
      { kind: "link", label: m.seeHarvest, url: shopUrl },
      { kind: "text", text: m.oneEmail },
    ],
  };
}
