import { DEFAULT_CALENDAR } from "#shared/checkout/delivery.ts";
import type { MailKind } from "#shared/mail/mail.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import { DEFAULT_RATES, totalsOf } from "#shared/checkout/pricing.ts";
import type { MailData } from "../../mail/port.ts";

const LINES = [
  {
    name: "Nantes carrots",
    pack: "1 lb bunch",
    farmName: "Blue Heron Farm",
    quantity: 2,
    lineTotal: cents(700),
  },
  {
    name: "Pasture eggs",
    pack: "12 eggs",
    farmName: "Two Rock Pastures",
    quantity: 1,
    lineTotal: cents(950),
  },
];

const ORDER_URL = "https://furrow.example/dashboard/customer/orders/FUR-7K3M-9QXT";

const BOX_FACTS = {
  box: "small box",
  boxesUrl: "https://furrow.example/dashboard/customer/boxes",
};

const CERTIFICATE_FACTS = {
  farmName: "Blue Heron Farm",
  certificate: "Certified organic",
  url: "https://furrow.example/dashboard/farmer/certificates",
};

/** What the templates are shown with to the team: someone who does not exist, and her order. */
export const MAIL_SAMPLES: { [Kind in MailKind]: MailData[Kind] } = {
  order_placed: {
    orderNumber: "FUR-7K3M-9QXT",
    lines: LINES,
    totals: totalsOf(cents(1_650), DEFAULT_RATES),
    day: "2026-11-26",
    window: "morning",
    changeUntil: "2026-11-24",
    address: "218 Orchard Way, Petaluma, CA 94952",
    orderUrl: ORDER_URL,
  },
  payment_returning: {
    amount: cents(1_794),
    why: "goods_gone",
    items: ["Nantes carrots"],
  },
  refund_sent: { orderNumber: "FUR-7K3M-9QXT", orderUrl: ORDER_URL, amount: cents(1_086) },
  refund_failed: {
    orderNumber: "FUR-7K3M-9QXT",
    orderUrl: ORDER_URL,
    amount: cents(1_086),
    credit: cents(0),
  },
  refund_started: {
    orderNumber: "FUR-7K3M-9QXT",
    orderUrl: ORDER_URL,
    amount: cents(381),
    credit: cents(0),
    items: ["1 × Nantes carrots"],
    delivery: cents(0),
    canceled: false,
  },
  order_canceled: { orderNumber: "FUR-7K3M-9QXT", orderUrl: ORDER_URL, isDecided: false },
  order_link: {
    orderNumber: "FUR-7K3M-9QXT",
    orderUrl: "https://furrow.example/order?token=sample",
  },
  order_changed: {
    orderNumber: "FUR-7K3M-9QXT",
    day: "2026-11-27",
    window: "evening",
    address: "218 Orchard Way, Petaluma, CA 94952",
    feeBack: cents(400),
    changeUntil: "2026-11-25",
    orderUrl: ORDER_URL,
  },
  order_added_to: {
    orderNumber: "FUR-7K3M-9QXT",
    items: ["1 × Nantes carrots"],
    amount: cents(381),
    credit: NO_MONEY,
    day: "2026-11-26",
    window: "morning",
    changeUntil: "2026-11-24",
    orderUrl: "https://furrow.example/dashboard/customer/orders/FUR-7K3M-9QXT",
  },
  order_reminder: {
    orderNumber: "FUR-7K3M-9QXT",
    day: "2026-11-26",
    window: "morning",
    items: ["2 × Nantes carrots", "1 × Pasture eggs"],
    changeUntil: "2026-11-24",
    orderUrl: ORDER_URL,
  },
  order_short: {
    orderNumber: "FUR-7K3M-9QXT",
    name: "Nantes carrots",
    farmName: "Blue Heron Farm",
    units: 1,
    quantity: 2,
    reason: "The weather spoiled it",
    amount: cents(381),
    canceled: false,
    orderUrl: ORDER_URL,
  },
  order_out: {
    orderNumber: "FUR-7K3M-9QXT",
    window: "8AM-12PM",
    orderUrl: ORDER_URL,
  },
  order_delivered: {
    orderNumber: "FUR-7K3M-9QXT",
    note: "On the porch, in the shade",
    orderUrl: ORDER_URL,
  },
  delivery_failed: {
    orderNumber: "FUR-7K3M-9QXT",
    note: "The gate was locked",
    orderUrl: ORDER_URL,
  },
  order_left_behind: {
    orderNumber: "FUR-7K3M-9QXT",
    day: "2026-11-26",
    orderUrl: ORDER_URL,
  },
  farm_sheet: {
    farmName: "Blue Heron Farm",
    day: "2026-11-26",
    isSupplement: false,
    products: [{ name: "Nantes carrots", pack: "1 lb bunch", units: 3 }],
    orders: [
      {
        number: "FUR-7K3M-9QXT",
        firstName: "Ana",
        window: "morning",
        lines: [{ name: "Nantes carrots", quantity: 2 }],
      },
      {
        number: "FUR-9PWE-4TNA",
        firstName: "Ben",
        window: "evening",
        lines: [{ name: "Nantes carrots", quantity: 1 }],
      },
    ],
    url: "https://furrow.example/dashboard/farmer/harvest?day=2026-11-26",
  },
  farm_correction: {
    farmName: "Blue Heron Farm",
    day: "2026-11-26",
    orderNumber: "FUR-7K3M-9QXT",
    notNeeded: [{ name: "Nantes carrots", pack: "1 lb bunch", units: 2 }],
    harvested: [{ name: "Red beets", pack: "1 bunch", units: 1 }],
    harvestUrl: "https://furrow.example/dashboard/farmer/harvest?day=2026-11-26",
    inventoryUrl: "https://furrow.example/dashboard/farmer/inventory",
  },
  problem_answered: {
    orderNumber: "FUR-7K3M-9QXT",
    name: "Nantes carrots",
    quantity: 1,
    amount: cents(381),
    credit: cents(381),
    answer: "The frost got to that bunch before we saw it.",
    orderUrl: ORDER_URL,
  },
  newsletter_confirm: { confirmUrl: "https://furrow.example/newsletter-confirmed?token=sample" },
  back_in_season: {
    product: {
      name: "Nantes carrots",
      farmName: "Blue Heron Farm",
      pack: "1 lb bunch",
      price: cents(350),
    },
    productUrl: "https://furrow.example/products/62",
    unsubscribeUrl: "https://furrow.example/unsubscribe?token=sample",
  },
  zip_served: { zipCode: "95616", town: "Davis", shopUrl: "https://furrow.example/shop" },
  welcome: { leadDays: DEFAULT_CALENDAR.leadDays },
  credit_given: {
    amount: cents(500),
    reason: "Your driver came an hour late",
    url: "https://furrow.example/dashboard/customer/credit",
  },
  membership_active: {
    place: 42,
    startsOn: "2026-11-21",
    endsOn: "2027-11-21",
    receipt: { number: "R-7K3M-9QXT", amount: cents(5_000) },
  },
  customer_update: {
    subject: "Your delivery comes a little later",
    paragraphs: [
      "A bridge on our route is closed this morning.",
      "Your box is cold and on its way; it will be with you by one o'clock.",
    ],
    unsubscribeUrl: null,
  },
  application_received: {
    farmName: "Singing Frogs Farm",
    farmType: "Vegetables",
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
  contact_received: { number: "T-7K3M-9QXT" },
  contact_message: {
    number: "T-7K3M-9QXT",
    topic: "Delivery",
    orderNumber: "FUR-7K3M-9QXT",
    name: "Ana Lee",
    email: "ana@furrow.example",
    message: "Can the crate stand behind the blue gate?\n\nThe code is on the order.",
  },
  verify_email: { url: "https://furrow.example/verify-email?token=sample" },
  reset_password: { url: "https://furrow.example/reset-password?token=sample" },
  password_changed: {},
  change_email: { url: "https://furrow.example/verify-email?token=sample" },
  email_changed: {
    to: "ana.lee@furrow.example",
    isDone: true,
    undoUrl: "https://furrow.example/reset-password?token=sample",
  },
  admin_restored: { username: "ana" },
  second_factor_changed: { isOn: true },
  invitation: {
    invitedBy: "Grace Okafor",
    role: "logistics",
    url: "https://furrow.example/invitation?token=sample",
  },
  deletion_asked: {
    day: "2026-12-05",
    url: "https://furrow.example/account/profile",
  },
  box_started: {
    ...BOX_FACTS,
    consent:
      "I agree that Furrow charges my Visa ending in 4242 $27.19 for a small box every week, until I cancel.",
    consentAt: "2026-11-21T18:00:00.000Z",
    day: "2026-12-01",
    window: "morning",
    chargeAt: "2026-11-28T08:00:00.000Z",
    total: cents(2_719),
  },
  box_reminder: {
    ...BOX_FACTS,
    day: "2026-12-01",
    window: "morning",
    chargeAt: "2026-11-28T08:00:00.000Z",
    total: cents(2_719),
    card: "Visa ending in 4242",
    contents: ["Nantes carrots (1 lb bunch), Blue Heron Farm"],
    unmet: [
      "We could not swap Nantes carrots for Chestnuts: not available for that day. The box keeps: Nantes carrots.",
    ],
  },
  box_declined: {
    ...BOX_FACTS,
    day: "2026-12-01",
    card: "Visa ending in 4242",
    error: "Your card has insufficient funds.",
    needsHolder: false,
    againAt: "2026-11-29T02:00:00.000Z",
  },
  box_given_up: { ...BOX_FACTS, day: "2026-12-01", reason: "The card was declined." },
  box_note: {
    ...BOX_FACTS,
    subject: "Your boxes pause",
    paragraphs: ["Your boxes pause until Tuesday, December 22. Nothing is charged until then."],
  },
};
