import { describe, expect, it } from "vitest";
import { createMailComposer } from "#server/mail/composer.ts";
import { mailSamples } from "#server/services/mail/mail-samples.ts";
import { BRAND_BUSINESS } from "#shared/platform/business/business.ts";
import type { MailKind } from "#shared/mail/mail.ts";

const { compose } = createMailComposer("https://furrow.example");
const textOf = (kind: MailKind) =>
  compose(kind, mailSamples()[kind], BRAND_BUSINESS).text.replaceAll("\u00a0", " ");

const ORDER_PAGE = /dashboard\/customer\/orders\/FUR-7K3M-9QXT/u;
const BOXES_PAGE = /dashboard\/customer\/boxes/u;

/** What each moment of an order's life must say by email, whatever else it says. */
const MUST: readonly (readonly [MailKind, string, readonly RegExp[]])[] = [
  [
    "order_placed",
    "number, day and window, items with their farm, money, deadline and link",
    [
      /order FUR-7K3M-9QXT/u,
      /Thursday, November 26, 8AM-12PM/u,
      /2 × Nantes carrots \(1 lb bunch\), Tula Ridge: \$6\.40/u,
      /Delivery: Free\nTax: \$1\.30\nTotal: \$16\.10/u,
      /change or cancel it until Tue Nov 24, 11:59 PM/u,
      ORDER_PAGE,
    ],
  ],
  [
    "box_reminder",
    "contents, day and amount of the charge, and a link to swap or skip",
    [
      /Nantes carrots \(1 lb bunch\), Tula Ridge/u,
      /until Fri Nov 27, 11:59 PM\. Then we charge \$27\.19 to your Visa/u,
      /Swap or skip: /u,
      BOXES_PAGE,
    ],
  ],
  [
    "order_short",
    "item, reason and the amount that goes back",
    [/cannot bring 1 of 2 × Nantes carrots/u, /weather/u, /refunding \$3\.48/u, ORDER_PAGE],
  ],
  [
    "order_out",
    "a range, a link to follow it, and what happens if nobody is home",
    [/between 9:10 AM and 9:40 AM/u, /leaves it where you asked us to/u, ORDER_PAGE],
  ],
  [
    "order_late",
    "the new range, the cause, and how to get a refund",
    [/between 12:15 PM and 12:45 PM/u, /traffic is holding the van up/u, /to get a refund/u],
  ],
  [
    "delivery_failed",
    "what the driver saw, and the choice between another day and the money",
    [/The driver says: /u, /bring it again on another day/u, /your money back/u, ORDER_PAGE],
  ],
  [
    "order_delivered",
    "where it is, what to keep cold and use first, and a link to report for 7 days",
    [
      /The driver says: /u,
      /First into the refrigerator/u,
      /Use first: /u,
      /within 7 days/u,
      ORDER_PAGE,
    ],
  ],
  [
    "box_declined",
    "why, when the card is tried again, and one thing to do",
    [
      /insufficient funds/u,
      /try again on Sat Nov 28/u,
      /Pay now or change the card: /u,
      BOXES_PAGE,
    ],
  ],
  [
    "box_note",
    "the state, the next day, and a link",
    [/pause until Tuesday, December 22/u, /nothing else is charged/u, BOXES_PAGE],
  ],
  [
    "refund_sent",
    "amount, cause, and where it went",
    [/\$8\.53/u, /Why: it was damaged/u, /original payment method/u, ORDER_PAGE],
  ],
  [
    "farm_sheet",
    "totals, when and where to bring them, and a link",
    [
      /Nantes carrots \(1 lb bunch\): 3/u,
      /bring it on Wednesday, November 25, in the afternoon, to .*Oakland 94607/u,
      /farmer\/harvest\?day=2026-11-26/u,
    ],
  ],
  [
    "payout_sent",
    "sum, commission, refunds, and a link to every line",
    [/\$381\.30/u, /commission: −\$86\.40/u, /Refunds/u, /farmer\/payouts\//u],
  ],
  [
    "certificate_ending",
    "until when it counts, and where to renew it",
    [/December 21, 2026/u, /Enter the renewal: /u, /farmer\/certificates/u],
  ],
];

describe("An email says what its reader needs at that moment", () => {
  it.each(MUST)("%s: %s", (kind, _what, needed) => {
    const text = textOf(kind);
    for (const words of needed) expect(text).toMatch(words);
  });
});

describe("An email to a farm", () => {
  it.each(["farm_sheet", "farm_correction"] as const)(
    "%s has neither an address nor a telephone number of a customer",
    (kind) => {
      const [, ...parts] = textOf(kind).split("\n\n").toReversed();
      expect(parts.join("\n")).not.toMatch(/Orchard Way|@|\(\d{3}\)/u);
    },
  );
});

it("an email about an order on its way promises a range, and no exact time", () => {
  const said = textOf("order_out").match(/\d{1,2}:\d\d [AP]M/gu) ?? [];
  expect(said).toHaveLength(2);
  expect(said[0]).not.toBe(said[1]);
});
