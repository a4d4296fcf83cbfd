import { DEPOT } from "#shared/platform/settings/place-settings.ts";
import { mailSamples as m } from "#messages/mail/samples.ts";
import { cents } from "#shared/money.ts";
import type { MailData } from "../../../mail/port.ts";

const CERTIFICATE_FACTS = {
  farmName: "Tula Ridge",
  certification: "organic",
  name: null,
  url: "https://furrow.example/dashboard/farmer/certificates",
};

const VISIT_FACTS = {
  farmName: "Tula Ridge",
  startsAt: "2026-12-05T18:00:00.000Z",
  endsAt: "2026-12-05T20:00:00.000Z",
};

const placesFacts = () => ({
  ...VISIT_FACTS,
  party: 2,
  meetingPoint: m.meetingPoint,
  bring: m.bring,
  url: "https://furrow.example/visit?token=sample",
});

/** Sample data for previews of farm emails, in the current language. */
export const farmSamples = () =>
  ({
    farm_sheet: {
      farmName: "Tula Ridge",
      day: "2026-11-26",
      isSupplement: false,
      bring: { day: "2026-11-25", depot: { ...DEPOT, city: "Oakland" } },
      products: [{ productId: 0, name: "Nantes carrots", pack: "1 lb bunch", units: 3 }],
      orders: [
        {
          number: "FUR-7K3M-9QXT",
          firstName: "Ana",
          window: "morning",
          lines: [{ productId: 0, name: "Nantes carrots", quantity: 2 }],
        },
        {
          number: "FUR-9PWE-4TNA",
          firstName: "Ben",
          window: "evening",
          lines: [{ productId: 0, name: "Nantes carrots", quantity: 1 }],
        },
      ],
      url: "https://furrow.example/dashboard/farmer/harvest?day=2026-11-26",
    },
    farm_correction: {
      farmName: "Tula Ridge",
      day: "2026-11-26",
      orderNumber: "FUR-7K3M-9QXT",
      notNeeded: [{ productId: 0, name: "Nantes carrots", pack: "1 lb bunch", units: 2 }],
      harvested: [{ productId: 0, name: "Red ace beets", pack: "1.25 lb bunch", units: 1 }],
      harvestUrl: "https://furrow.example/dashboard/farmer/harvest?day=2026-11-26",
      inventoryUrl: "https://furrow.example/dashboard/farmer/inventory",
    },
    application_received: {
      farmType: "vegetable",
      businessDays: 2,
      dueOn: "2026-11-24",
    },
    application_in_review: {
      farmName: "Singing Frogs Farm",
      dueOn: "2026-11-24",
    },
    application_changes: {
      farmName: "Singing Frogs Farm",
      message: m.whichCertifier,
      url: "https://furrow.example/join-as-farmer/changes?token=sample",
    },
    application_approved: {
      farmName: "Singing Frogs Farm",
      status: "live",
      account: "none",
      url: "https://furrow.example/invitation?token=sample",
    },
    application_rejected: {
      farmName: "Singing Frogs Farm",
      reason: m.tooFar,
    },
    certificate_verified: {
      ...CERTIFICATE_FACTS,
      validTo: "2027-12-31",
    },
    certificate_rejected: {
      ...CERTIFICATE_FACTS,
      reason: m.otherNumber,
    },
    certificate_ending: {
      ...CERTIFICATE_FACTS,
      validTo: "2026-12-21",
      daysLeft: 30,
    },
    visit_reserved: { ...placesFacts(), isReminded: true, changed: [] },
    visit_reminder: placesFacts(),
    visit_canceled: {
      ...VISIT_FACTS,
      reason: m.flooded,
      url: "https://furrow.example/tours",
    },
    question_asked: {
      farmName: "Tula Ridge",
      url: "https://furrow.example/dashboard/farmer/questions",
    },
    question_answered: {
      farmName: "Tula Ridge",
      question: m.spray,
      answer: m.noSpray,
      url: "https://furrow.example/farmers/1#questions",
    },
    payout_account_ready: {
      farmName: "Tula Ridge",
      url: "https://furrow.example/dashboard/farmer/sales",
    },
    payout_account_needs: {
      farmName: "Tula Ridge",
      needs: ["bank", "document"],
      isHeld: false,
      isOutOfReach: false,
      url: "https://furrow.example/dashboard/farmer/sales",
    },
    payout_sent: {
      farmName: "Tula Ridge",
      day: "2026-12-01",
      orders: 12,
      gross: cents(48_000),
      commission: cents(-8_640),
      refunds: cents(-1_640),
      adjustments: cents(410),
      carried: cents(-400),
      sum: cents(38_130),
      url: "https://furrow.example/dashboard/farmer/payouts/5f0c6b1e-6f3a-4f0e-9a39-0c8a0a2f7d11",
    },
  }) satisfies Partial<MailData>;
