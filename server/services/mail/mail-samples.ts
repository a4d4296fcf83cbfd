import { mailSamples as m } from "#messages/mail/samples.ts";
import type { MailKind } from "#shared/mail/mail.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import type { MailData } from "../../mail/port.ts";
import { boxSamples } from "./box-samples.ts";
import { CHOICES_URL, deliverySamples } from "./delivery-samples.ts";
import { farmSamples } from "./farm-samples.ts";

/** Products of the demo market. Their ids differ per market, so `sampleIn` looks up their Spanish names. */
const CARROTS = { productId: 0, name: "Nantes carrots" };
const EGGS = { productId: 0, name: "Pasture eggs" };
const FRESH_CARROTS = {
  ...CARROTS,
  picture: "print-apricot-nantes-carrots",
  harvest: { day: "2026-11-25", isOver: false },
};
const EGGS_WITH_PICTURE = { ...EGGS, picture: "print-oat-pasture-eggs" };

const LINES = [
  {
    ...FRESH_CARROTS,
    pack: "1 lb bunch",
    farmName: "Tula Ridge",
    quantity: 2,
    lineTotal: cents(640),
  },
  {
    ...EGGS_WITH_PICTURE,
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

/**
 * Sample data for email previews: a fictional customer and her order. What people wrote is in the current language;
 * goods are in English.
 */
export const mailSamples = (): { [Kind in MailKind]: MailData[Kind] } => ({
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
    items: [{ ...FRESH_CARROTS, quantity: 1 }],
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
      { ...FRESH_CARROTS, quantity: 2 },
      { ...EGGS_WITH_PICTURE, quantity: 1 },
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
  ...deliverySamples(),
  ...farmSamples(),
  problem_answered: {
    orderNumber: "FUR-7K3M-9QXT",
    ...CARROTS,
    quantity: 1,
    amount: cents(348),
    credit: cents(348),
    answer: m.frost,
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
    reason: m.hourLate,
    url: "https://furrow.example/dashboard/customer/credit",
  },
  referral_credited: { amount: cents(1_000), url: "https://furrow.example/dashboard/customer" },
  referral_taken_back: { amount: cents(1_000), url: "https://furrow.example/dashboard/customer" },
  gift_card: {
    amount: cents(5_000),
    code: "7K3M-9QXT-B2HD-4WRC",
    recipientName: "Ben",
    buyerName: "Ana",
    message: m.birthday,
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
    subject: m.later,
    paragraphs: [m.bridge, m.onItsWay],
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
    message: m.blueGate,
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
  ...boxSamples(),
});
