import type { MailKind } from "#shared/mail.ts";
import { cents } from "#shared/money.ts";
import { totalsOf } from "#shared/pricing.ts";
import type { MailData } from "../mail/port.ts";

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

/** What the templates are shown with to the team: somebody who does not exist, and her order. */
export const MAIL_SAMPLES: { [Kind in MailKind]: MailData[Kind] } = {
  order_placed: {
    orderNumber: "FUR-7K3M-9QXT",
    firstName: "Ana",
    lines: LINES,
    totals: totalsOf(cents(1_650)),
    day: "2026-11-26",
    window: "morning",
    changeUntil: "2026-11-24",
    address: "218 Orchard Way, Petaluma, CA 94952",
    orderUrl: "https://furrow.example/dashboard/customer/orders/FUR-7K3M-9QXT",
  },
  order_refunded: { firstName: "Ana", amount: cents(1_794), items: ["Nantes carrots"] },
  refund_sent: {
    orderNumber: "FUR-7K3M-9QXT",
    firstName: "Ana",
    amount: cents(381),
    items: ["1 × Nantes carrots"],
    delivery: cents(0),
    cancelled: false,
  },
  order_changed: {
    orderNumber: "FUR-7K3M-9QXT",
    firstName: "Ana",
    day: "2026-11-27",
    window: "evening",
    address: "218 Orchard Way, Petaluma, CA 94952",
    changeUntil: "2026-11-25",
    orderUrl: "https://furrow.example/dashboard/customer/orders/FUR-7K3M-9QXT",
  },
  problem_answered: {
    orderNumber: "FUR-7K3M-9QXT",
    firstName: "Ana",
    name: "Nantes carrots",
    quantity: 1,
    amount: cents(381),
    answer: "The frost got to that bunch before we saw it.",
    orderUrl: "https://furrow.example/dashboard/customer/orders/FUR-7K3M-9QXT",
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
  welcome: { firstName: "Ana" },
  membership_active: {
    firstName: "Ana",
    place: 42,
    startsOn: "2026-11-21",
    endsOn: "2027-11-21",
    receipt: { number: "R-7K3M-9QXT", amount: cents(5_000) },
  },
  customer_update: {
    firstName: "Ana",
    subject: "Your delivery comes a little later",
    paragraphs: [
      "A bridge on our route is closed this morning.",
      "Your box is cold and on its way; it will be with you by one o'clock.",
    ],
    unsubscribeUrl: null,
  },
  application_received: {
    familyName: "Kaiser",
    farmName: "Singing Frogs Farm",
    farmType: "Vegetables",
    location: "Sebastopol, CA",
    businessDays: 2,
    dueOn: "2026-11-24",
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
  verify_email: { firstName: "Ana", url: "https://furrow.example/verify-email?token=sample" },
  reset_password: { firstName: "Ana", url: "https://furrow.example/reset-password?token=sample" },
  password_changed: { firstName: "Ana" },
  change_email: { firstName: "Ana", url: "https://furrow.example/verify-email?token=sample" },
  email_changed: { firstName: "Ana", to: "ana.lee@furrow.example", isDone: true },
  second_factor_changed: { firstName: "Ana", isOn: true },
  invitation: {
    invitedBy: "Grace Okafor",
    role: "logistics",
    url: "https://furrow.example/invitation?token=sample",
  },
  deletion_asked: {
    firstName: "Ana",
    day: "2026-12-05",
    url: "https://furrow.example/account/profile",
  },
};
  application_in_review: {
    familyName: "Kaiser",
    farmName: "Singing Frogs Farm",
    dueOn: "2026-11-24",
  },
  application_changes: {
    familyName: "Kaiser",
    farmName: "Singing Frogs Farm",
    message: "Which certifier has inspected you, and in which year?",
    url: "https://furrow.example/join-as-farmer/changes?token=sample",
  },
  application_approved: {
    familyName: "Kaiser",
    farmName: "Singing Frogs Farm",
    account: "none",
    url: "https://furrow.example/invitation?token=sample",
  },
  application_rejected: {
    familyName: "Kaiser",
    farmName: "Singing Frogs Farm",
    reason: "Our vans do not reach your valley yet. Please ask again in spring.",
  },
