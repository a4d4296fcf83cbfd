import type { FarmGoods, KeptGoods, MailGoods, MailLine } from "./mail-goods.ts";
import type { ContactTopic } from "#shared/mail/contact.ts";
import type { Language } from "#shared/language.ts";
import type { Business } from "#shared/platform/business/business.ts";
import type { ReturnReason } from "#shared/payments/late-payment.ts";
import type { RefundCause } from "#shared/payments/refunds/refund-cause.ts";
import type { RefundParts } from "#shared/payments/refunds/refund-parts.ts";
import type { MailKind } from "#shared/mail/mail.ts";
import type { FOUNDING_PLACE } from "#shared/memberships/membership.ts";
import type { Totals } from "#shared/checkout/pricing.ts";
import type { WindowId } from "#shared/checkout/delivery.ts";
import type { ShortReason } from "#shared/farms/harvest/short-reasons.ts";
import type { LateCause } from "#shared/logistics/late-cause.ts";
import type { Remarks } from "#shared/logistics/stop-progress.ts";
import type { Cents } from "#shared/money.ts";
import type { Role } from "#shared/accounts/roles.ts";
import type { BoxMailData } from "./boxes/box-mail-data.ts";
import type { GiftCardMailData } from "./payments/gift-card-mail-data.ts";
import type { ApplicationMailData } from "./farms/application-mail-data.ts";
import type { CertificateMailData } from "./farms/certificate-mail-data.ts";
import type { QuestionMailData } from "./farms/question-mail-data.ts";
import type { VisitMailData } from "./farms/visit-mail-data.ts";
import type { PayoutMailData } from "./farms/payout-mail-data.ts";
import type { SubscriberMailData } from "./subscribers/subscriber-mail-data.ts";

/** For emails with the same content for everyone. */
type NoData = Record<string, never>;

/** What every email about a delivery needs. */
type DeliveryFacts = {
  orderNumber: string;
  orderUrl: string;
};

/** `choicesUrl` is where the account can decline such emails, shown at the end; null for a guest's order. */
type Choosable = { choicesUrl: string | null };

/** Between which times the van is expected at the door, in ISO 8601. */
type ExpectedAt = { from: string; until: string };

/** The food bank that gets the order in place of its household; null if it is not donated. */
type GivenAway = { donatedTo: string | null };

/**
 * The data for each kind of email: exactly what its text shows, and nothing else about the person. Data with an
 * `unsubscribeUrl` makes it a marketing email.
 */
export type MailData = ApplicationMailData &
  BoxMailData &
  CertificateMailData &
  PayoutMailData &
  QuestionMailData &
  VisitMailData &
  GiftCardMailData &
  SubscriberMailData & {
    order_placed: {
      orderNumber: string;
      lines: MailLine[];
      totals: Totals;
      day: string;
      window: WindowId;
      /** Null when it cannot be changed any more. */
      changeUntil: string | null;
      address: string;
      /** Where the customer changes it: a page of their account or, for a guest, the order link. */
      orderUrl: string;
    };
    /** Announces the full refund of a payment that bought nothing, or of a deposit. */
    payment_returning: {
      amount: Cents;
      why: ReturnReason | "deposit_returned" | "gift_card_voided";
      /** What was sold out; a founding place has no product. */
      items: readonly ({ productId: number; name: string } | typeof FOUNDING_PLACE)[];
    };
    /** Announces an order's refund; the card's part has not been sent yet. */
    refund_started: {
      orderNumber: string;
      orderUrl: string;
      parts: RefundParts;
      cause: RefundCause;
      /** Empty if no goods are refunded. */
      items: readonly MailGoods[];
      /** Whether the order is canceled. */
      canceled: boolean;
    };
    /** The provider has sent a refund; the order's fields and `made` are null if it was not for an order. */
    refund_sent: {
      orderNumber: string | null;
      orderUrl: string | null;
      amount: Cents;
      made: { parts: RefundParts; cause: RefundCause } | null;
    };
    /** A refund failed. `credit` was part of it, and is taken back until the problem is fixed. */
    refund_failed: {
      /** True if the bank rejected it after it was sent; false if it was never sent. */
      isByBank: boolean;
      orderNumber: string | null;
      orderUrl: string | null;
      amount: Cents;
      credit: Cents;
    };
    /** The team canceled the order while its payment is disputed. */
    order_canceled: {
      orderNumber: string;
      orderUrl: string;
      /** Whether the bank has decided the dispute in the customer's favor. */
      isDecided: boolean;
    };
    /** A new link that a guest requested. */
    order_link: DeliveryFacts;
    order_changed: {
      orderNumber: string;
      day: string;
      window: WindowId;
      address: string;
      /** The part of the delivery fee that is refunded because the new address is cheaper. */
      feeBack: Cents;
      /** Whether its delivery had failed: no cut-off applies to what is brought again. */
      isAgain: boolean;
      changeUntil: string | null;
      orderUrl: string;
    };
    /** Goods were added to a paid order. */
    order_added_to: {
      orderNumber: string;
      items: readonly (MailGoods & Pick<MailLine, "mostWeight">)[];
      /** Paid by card, and by credit. */
      amount: Cents;
      credit: Cents;
      day: string;
      window: WindowId;
      changeUntil: string | null;
      orderUrl: string;
    };
    /** An order taken by phone, for the customer to pay. */
    payment_link: {
      /** The order it is added to; null for a separate order. */
      orderNumber: string | null;
      lines: readonly MailLine[];
      totals: Totals;
      day: string;
      window: WindowId;
      address: string;
      /** When the hold on the goods ends, an ISO instant. */
      until: string;
      payUrl: string;
    };
    /** Sent the day before the order's cut-off. */
    order_reminder: Choosable & {
      orderNumber: string;
      day: string;
      window: WindowId;
      items: readonly MailGoods[];
      changeUntil: string;
      /** Where the customer changes it: a page of their account or, for a guest, the order link. */
      orderUrl: string;
    };
    /** A farm could not bring everything that was bought. */
    order_short: {
      orderNumber: string;
      productId: number;
      name: string;
      farmName: string;
      /** Missing units, and how many were bought. */
      units: number;
      quantity: number;
      why: ShortReason;
      /** The refund with tax. Zero if the goods were free, if it was already refunded, or if the bank decides. */
      amount: Cents;
      /** Whether the payment is disputed, so that the customer's bank decides who gets the money. */
      bankDecides: boolean;
      /** Whether nothing is left of the order, so that it is canceled. */
      canceled: boolean;
      orderUrl: string;
    };
    /** The van has left with the order. */
    order_out: DeliveryFacts &
      GivenAway &
      Choosable & {
        /** The delivery day if the van left on an earlier day; null for today. */
        day: string | null;
        window: WindowId;
        arrival: ExpectedAt | null;
      };
    /** The van will miss its window; `cause` is what holds it up, if anyone said. */
    order_late: DeliveryFacts & {
      window: WindowId;
      arrival: ExpectedAt;
      cause: LateCause | null;
    };
    /** The order is at the door. */
    order_delivered: DeliveryFacts & GivenAway & Choosable & Remarks & KeptGoods;
    /** Sent a day or more after delivery, to ask how the goods were. */
    review_request: Choosable & {
      orderNumber: string;
      items: readonly MailGoods[];
      orderUrl: string;
    };
    /** The delivery failed because nobody answered the door, or because a dispute forbids handing it over. */
    delivery_failed: DeliveryFacts & GivenAway & Remarks & { isDisputed: boolean };
    /** The order was not packed when its van left. */
    order_left_behind: DeliveryFacts & { day: string };
    /** A farm's harvest sheet for a day. Names customers by first name only. */
    farm_sheet: {
      farmName: string;
      day: string;
      /** Whether these orders were added after the day's sheet was sent. */
      isSupplement: boolean;
      products: FarmGoods[];
      orders: {
        number: string;
        firstName: string;
        window: WindowId;
        lines: MailGoods[];
      }[];
      url: string;
    };
    /** Part of a farm's sheet was canceled after it was sent. Does not name the customer. */
    farm_correction: {
      farmName: string;
      day: string;
      orderNumber: string;
      /** Not harvested yet, and back on sale. */
      notNeeded: FarmGoods[];
      /** Already harvested, and not on sale: only the farm can judge whether they can still be sold. */
      harvested: FarmGoods[];
      harvestUrl: string;
      inventoryUrl: string;
    };
    problem_answered: {
      orderNumber: string;
      /** The product of the order line in question. */
      productId: number;
      name: string;
      quantity: number;
      /** The refund; null if the team declined. */
      amount: Cents | null;
      /** The part of it that is given as credit. */
      credit: Cents;
      answer: string;
      orderUrl: string;
    };
    /** Credit for a friend whom the reader referred; `url` lists all referrals. */
    referral_credited: { amount: Cents; url: string };
    /** Takes such credit back, as far as it has not been spent. */
    referral_taken_back: { amount: Cents; url: string };
    /** Goodwill credit from the team; `url` is the page that shows it. */
    credit_given: { amount: Cents; reason: string; url: string };
    customer_update: {
      subject: string;
      paragraphs: string[];
      /** The reader's order, if the message is about it. */
      order: { orderNumber: string; orderUrl: string } | null;
      /** Null if the message is about an order and therefore not marketing. */
      unsubscribeUrl: string | null;
    };
    membership_active: {
      /** The place in line. */
      place: number;
      startsOn: string;
      endsOn: string;
      /** Null for a free membership. */
      receipt: { number: string; amount: Cents } | null;
    };
    /** The ticket number. */
    contact_received: { number: string };
    contact_message: {
      number: string;
      topic: ContactTopic;
      /** Empty if none was given. */
      orderNumber: string;
      name: string;
      email: string;
      message: string;
      hasAttachment: boolean;
    };
    verify_email: { url: string };
    reset_password: { url: string };
    password_changed: NoData;
    change_email: { url: string };
    /**
     * `to` is the new address. `isDone` is false while the change is only requested. `undoUrl` changes the account
     * back to the address that this email goes to; null if there is no such link.
     */
    email_changed: { to: string; isDone: boolean; undoUrl: string | null };
    admin_restored: { username: string };
    second_factor_changed: { isOn: boolean };
    invitation: { invitedBy: string; role: Role; url: string };
    /** `day`: when the account will be erased. `url`: where that can be undone. */
    deletion_asked: { day: string; url: string };
  };

export type ComposedMail = { subject: string; text: string; html: string };

/** Turns data into an email from the business. Pure: the email saved in the outbox is exactly what will be sent. */
export type MailComposer = {
  compose<Kind extends MailKind>(
    kind: Kind,
    data: MailData[Kind],
    business: Business,
    /** The reader's language; defaults to the current one. */
    language?: Language,
  ): ComposedMail;
};
