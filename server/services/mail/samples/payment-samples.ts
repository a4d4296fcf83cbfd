import { mailSamples as m } from "#messages/mail/samples.ts";
import { cents } from "#shared/money.ts";
import type { MailData } from "../../../mail/port.ts";

/** Sample data for previews of emails about credit, gift cards and memberships, in the current language. */
export const paymentSamples = () =>
  ({
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
  }) satisfies Partial<MailData>;
