import { mailSamples as m } from "#messages/mail/samples.ts";
import { cents, NO_MONEY } from "#shared/money.ts";
import { totalsOf } from "#shared/checkout/pricing.ts";
import { DEFAULT_RATES } from "#shared/checkout/tax/rates.ts";
import type { MailData } from "../../../mail/port.ts";
import { CHOICES_URL } from "./delivery-samples.ts";

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

/** Sample data for previews of emails about orders, their refunds and their problems, in the current language. */
export const orderSamples = () =>
  ({
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
    problem_answered: {
      orderNumber: "FUR-7K3M-9QXT",
      ...CARROTS,
      quantity: 1,
      amount: cents(348),
      credit: cents(348),
      answer: m.frost,
      orderUrl: ORDER_URL,
    },
  }) satisfies Partial<MailData>;
