import { cents } from "#shared/money.ts";
import type { MailData } from "../../mail/port.ts";

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

const PLACES_FACTS = {
  ...VISIT_FACTS,
  party: 2,
  meetingPoint: "At the red barn behind the packing shed.",
  bring: "Boots: the rows are wet in the morning.",
  url: "https://furrow.example/visit?token=sample",
};

/** Sample data for previews of farm emails. */
export const FARM_SAMPLES = {
  farm_sheet: {
    farmName: "Tula Ridge",
    day: "2026-11-26",
    isSupplement: false,
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
    farmName: "Singing Frogs Farm",
    farmType: "vegetable",
    location: "Sebastopol, CA",
    businessDays: 2,
    dueOn: "2026-11-24",
  },
  application_in_review: {
    farmName: "Singing Frogs Farm",
    dueOn: "2026-11-24",
  },
  application_changes: {
    farmName: "Singing Frogs Farm",
    message: "Which certifier has inspected you, and in which year?",
    url: "https://furrow.example/join-as-farmer/changes?token=sample",
  },
  application_approved: {
    farmName: "Singing Frogs Farm",
    account: "none",
    url: "https://furrow.example/invitation?token=sample",
  },
  application_rejected: {
    farmName: "Singing Frogs Farm",
    reason: "Our vans do not reach your valley yet. Please ask again in spring.",
  },
  certificate_verified: {
    ...CERTIFICATE_FACTS,
    validTo: "2027-12-31",
  },
  certificate_rejected: {
    ...CERTIFICATE_FACTS,
    reason: "The number on the document is another one.",
  },
  certificate_ending: {
    ...CERTIFICATE_FACTS,
    validTo: "2026-12-21",
    daysLeft: 30,
  },
  visit_reserved: { ...PLACES_FACTS, isReminded: true },
  visit_reminder: PLACES_FACTS,
  visit_called_off: {
    ...VISIT_FACTS,
    reason: "The road to the farm is under water.",
    url: "https://furrow.example/tours",
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
} satisfies Partial<MailData>;
