import { consentTextOf } from "#shared/boxes/box-words.ts";
import { cents } from "#shared/money.ts";
import { keptCardLabel } from "#shared/payments/cards/saved-cards.ts";
import type { MailData } from "../../../mail/port.ts";

const BOX_CHARGED = "2026-11-28T08:00:00.000Z";

const BOX_FACTS = {
  size: "small",
  boxesUrl: "https://furrow.example/dashboard/customer/boxes",
} as const;

const CONSENT = {
  size: "small",
  everyWeeks: 1,
  total: cents(2_719),
  chargeAt: BOX_CHARGED,
} as const;

/** Sample data for previews of emails about weekly boxes, in the current language. */
export const boxSamples = () =>
  ({
    box_started: {
      ...BOX_FACTS,
      consent: consentTextOf({ ...CONSENT, card: keptCardLabel("visa 4242") }),
      consentAt: "2026-11-21T18:00:00.000Z",
      day: "2026-12-01",
      window: "morning",
      chargeAt: BOX_CHARGED,
      total: cents(2_719),
    },
    box_reminder: {
      ...BOX_FACTS,
      day: "2026-12-01",
      window: "morning",
      chargeAt: BOX_CHARGED,
      total: cents(2_719),
      card: "visa 4242",
      contents: [
        {
          picture: "print-apricot-nantes-carrots",
          name: "Nantes carrots",
          pack: "1 lb bunch",
          farmName: "Tula Ridge",
        },
      ],
      donatedTo: null,
      unmet: [{ instead: "Nantes carrots", wanted: "Fresh chestnuts", why: "gone", stays: true }],
    },
    box_declined: {
      ...BOX_FACTS,
      day: "2026-12-01",
      card: "visa 4242",
      why: "insufficient_funds",
      needsHolder: false,
      againAt: "2026-11-29T02:00:00.000Z",
    },
    box_given_up: { ...BOX_FACTS, day: "2026-12-01", why: "declined", zipCode: "94952" },
    box_note: {
      ...BOX_FACTS,
      about: "paused",
      until: "2026-12-22",
      comingDays: ["2026-12-01"],
      declinedDays: [],
    },
  }) satisfies Partial<MailData>;
