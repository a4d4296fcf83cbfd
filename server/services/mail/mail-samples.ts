import type { MailKind } from "#shared/mail/mail.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import type { MailData } from "../../mail/port.ts";
import { CHOICES_URL, DELIVERY_SAMPLES } from "./delivery-samples.ts";
import { FARM_SAMPLES } from "./farm-samples.ts";

/** The samples use products of the demo market; their ids differ per market, so `withNumbers` looks them up. */
const CARROTS = { productId: 0, name: "Nantes carrots" };
const EGGS = { productId: 0, name: "Pasture eggs" };

const LINES = [
  {
    ...CARROTS,
    picture: "print-apricot-nantes-carrots",
    pack: "1 lb bunch",
    farmName: "Tula Ridge",
    quantity: 2,
    lineTotal: cents(640),
  },
  {
    ...EGGS,
    picture: "print-oat-pasture-eggs",
    pack: "dozen",
    farmName: "Hollis Poultry",
    quantity: 1,
    lineTotal: cents(840),
  },
];

/** One bunch with its tax and part of the delivery fee, partly paid with credit. */
const REFUND_PARTS = {
  goods: cents(320),
  tax: cents(28),
  delivery: cents(705),
  goodwill: NO_MONEY,
  card: cents(853),
  credit: cents(200),
};
const ORDER_URL = "https://furrow.example/dashboard/customer/orders/FUR-7K3M-9QXT";

const BOX_FACTS = {
  size: "small",
  boxesUrl: "https://furrow.example/dashboard/customer/boxes",
};

/** Sample data for email previews: a fictional customer and her order. */
export const MAIL_SAMPLES: { [Kind in MailKind]: MailData[Kind] } = {
  order_placed: {
    orderNumber: "FUR-7K3M-9QXT",
    lines: LINES,
    totals: totalsOf([{ unitPrice: cents(1_480), quantity: 1 }], DEFAULT_RATES),
    day: "2026-11-26",
    window: "morning",
    changeUntil: "2026-11-24",
    address: "218 Orchard Way, Petaluma, CA 94952",
    orderUrl: ORDER_URL,
  },
  payment_returning: {
    amount: cents(1_610),
    why: "goods_gone",
    items: [CARROTS],
  },
  refund_sent: {
    orderNumber: "FUR-7K3M-9QXT",
    orderUrl: ORDER_URL,
    amount: cents(853),
    made: { parts: REFUND_PARTS, cause: "damaged_on_the_way" },
  },
  refund_failed: {
    isByBank: true,
    orderNumber: "FUR-7K3M-9QXT",
    orderUrl: ORDER_URL,
    amount: cents(1_053),
    credit: cents(0),
  },
  refund_started: {
    orderNumber: "FUR-7K3M-9QXT",
    orderUrl: ORDER_URL,
    parts: REFUND_PARTS,
    cause: "damaged_on_the_way",
    items: [{ ...CARROTS, quantity: 1 }],
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
    isAgain: false,
    changeUntil: "2026-11-25",
    orderUrl: ORDER_URL,
  },
  order_added_to: {
    orderNumber: "FUR-7K3M-9QXT",
    items: [{ ...CARROTS, quantity: 1 }],
    amount: cents(348),
    credit: NO_MONEY,
    day: "2026-11-26",
    window: "morning",
    changeUntil: "2026-11-24",
    orderUrl: "https://furrow.example/dashboard/customer/orders/FUR-7K3M-9QXT",
  },
  payment_link: {
    orderNumber: null,
    lines: LINES,
    totals: totalsOf([{ unitPrice: cents(1_480), quantity: 1 }], DEFAULT_RATES),
    day: "2026-11-26",
    window: "morning",
    address: "218 Orchard Way, Petaluma, CA 94952",
    until: "2026-11-24T23:15:00.000Z",
    payUrl: "https://furrow.example/pay?token=sample",
  },
  order_reminder: {
    orderNumber: "FUR-7K3M-9QXT",
    day: "2026-11-26",
    window: "morning",
    items: [
      { ...CARROTS, quantity: 2 },
      { ...EGGS, quantity: 1 },
    ],
    changeUntil: "2026-11-24",
    orderUrl: ORDER_URL,
    choicesUrl: CHOICES_URL,
  },
  review_request: {
    orderNumber: "FUR-7K3M-9QXT",
    items: [
      { ...CARROTS, quantity: 2 },
      { ...EGGS, quantity: 1 },
    ],
    orderUrl: ORDER_URL,
    choicesUrl: CHOICES_URL,
  },
  order_short: {
    orderNumber: "FUR-7K3M-9QXT",
    ...CARROTS,
    farmName: "Tula Ridge",
    units: 1,
    quantity: 2,
    why: "weather",
    amount: cents(348),
    bankDecides: false,
    canceled: false,
    orderUrl: ORDER_URL,
  },
  ...DELIVERY_SAMPLES,
  ...FARM_SAMPLES,
  problem_answered: {
    orderNumber: "FUR-7K3M-9QXT",
    ...CARROTS,
    quantity: 1,
    amount: cents(348),
    credit: cents(348),
    answer: "The frost got to that bunch before we saw it.",
    orderUrl: ORDER_URL,
  },
  newsletter_confirm: { confirmUrl: "https://furrow.example/newsletter-confirmed?token=sample" },
  back_in_season: {
    product: {
      picture: "print-apricot-nantes-carrots",
      name: "Nantes carrots",
      farmName: "Tula Ridge",
      pack: "1 lb bunch",
      price: cents(320),
    },
    productUrl: "https://furrow.example/products/62",
    unsubscribeUrl: "https://furrow.example/unsubscribe?token=sample",
  },
  zip_served: { zipCode: "95616", town: "Davis", shopUrl: "https://furrow.example/shop" },
  place_in_line: {
    place: 41,
    url: "https://furrow.example/early-access-confirmation?token=sample",
  },
  credit_given: {
    amount: cents(500),
    reason: "Your driver came an hour late",
    url: "https://furrow.example/dashboard/customer/credit",
  },
  referral_credited: { amount: cents(1_000), url: "https://furrow.example/dashboard/customer" },
  referral_taken_back: { amount: cents(1_000), url: "https://furrow.example/dashboard/customer" },
  gift_card: {
    amount: cents(5_000),
    code: "7K3M-9QXT-B2HD-4WRC",
    recipientName: "Ben",
    buyerName: "Ana",
    message: "Happy birthday! Try the plums.",
    url: "https://furrow.example/dashboard/customer/credit?token=7K3M-9QXT-B2HD-4WRC",
  },
  gift_card_bought: {
    amount: cents(5_000),
    number: "R-7K3M-9QXT",
    recipientName: "Ben",
    recipientEmail: "ben@example.com",
    day: "2026-12-24",
    url: "https://furrow.example/gift-cards",
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
    order: {
      orderNumber: "FUR-7K3M-9QXT",
      orderUrl: "https://furrow.example/dashboard/customer/orders/FUR-7K3M-9QXT",
    },
    unsubscribeUrl: null,
  },
  contact_received: { number: "T-7K3M-9QXT" },
  contact_message: {
    number: "T-7K3M-9QXT",
    topic: "delivery",
    orderNumber: "FUR-7K3M-9QXT",
    name: "Ana Lee",
    email: "ana@furrow.example",
    message: "Can the crate stand behind the blue gate?\n\nThe code is on the order.",
    hasAttachment: true,
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
    unmet: [{ instead: "Nantes carrots", wanted: "Chestnuts", why: "gone", stays: true }],
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
};
