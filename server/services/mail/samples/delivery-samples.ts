import { mailSamples as m } from "#messages/mail/samples.ts";
import type { MailData } from "../../../mail/port.ts";

const ORDER = {
  orderNumber: "FUR-7K3M-9QXT",
  orderUrl: "https://furrow.example/dashboard/customer/orders/FUR-7K3M-9QXT",
};

/** The email preferences page in the samples. */
export const CHOICES_URL = "https://furrow.example/dashboard/customer/mail";

/** An order that is not donated. */
const AT_HOME = { ...ORDER, donatedTo: null, choicesUrl: CHOICES_URL };

/** Sample data for previews of delivery emails, in the current language. */
export const deliverySamples = () =>
  ({
    order_out: {
      ...AT_HOME,
      day: null,
      window: "morning",
      arrival: { from: "2026-11-26T17:10:00Z", until: "2026-11-26T17:40:00Z" },
    },
    order_late: {
      ...ORDER,
      window: "morning",
      arrival: { from: "2026-11-26T20:15:00Z", until: "2026-11-26T20:45:00Z" },
      cause: "traffic",
    },
    order_delivered: {
      ...AT_HOME,
      note: m.porch,
      categories: ["vegetables", "eggs-dairy", "bakery"],
      eatFirst: [{ productId: 0, name: "Country sourdough" }],
    },
    delivery_failed: { ...ORDER, donatedTo: null, note: m.gateLocked, isDisputed: false },
    order_left_behind: { ...ORDER, day: "2026-11-26" },
  }) satisfies Partial<MailData>;
