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
import type { Remarks } from "#shared/logistics/stop-progress.ts";
import type { Cents } from "#shared/money.ts";
import type { Role } from "#shared/accounts/roles.ts";
import type { BoxMailData } from "./boxes/box-mail-data.ts";
import type { GiftCardMailData } from "./payments/gift-card-mail-data.ts";
import type { ApplicationMailData } from "./farms/application-mail-data.ts";
import type { CertificateMailData } from "./farms/certificate-mail-data.ts";
import type { VisitMailData } from "./farms/visit-mail-data.ts";
import type { PayoutMailData } from "./farms/payout-mail-data.ts";

/** For emails that say the same to everyone. */
type NoData = Record<string, never>;

/** What every email about a delivery says. */
type DeliveryFacts = {
  orderNumber: string;
  orderUrl: string;
};

/** Where an account chooses whether it gets such an email, which ends with it; null for a guest's order. */
type Choosable = { choicesUrl: string | null };

/** Between which instants a van is expected at the door, in ISO 8601. */
type ExpectedAt = { from: string; until: string };

/** Who gets the order in place of its household; null when they do. */
type GivenAway = { donatedTo: string | null };

/**
 * What each email is made from: what its words show and nothing else of the person. Data with an
 * `unsubscribeUrl` makes a marketing email.
 */
export type MailData = ApplicationMailData &
  BoxMailData &
  CertificateMailData &
  PayoutMailData &
  VisitMailData &
  GiftCardMailData & {
    order_placed: {
      orderNumber: string;
      lines: MailLine[];
      totals: Totals;
      day: string;
      window: WindowId;
      /** The last day on which it can be changed; null when that is over. */
      changeUntil: string | null;
      address: string;
      /** Where its owner changes it, or for a guest the link to it. */
      orderUrl: string;
    };
    /** A payment that goes back whole, before it has: it bought nothing, or was a deposit. */
    payment_returning: {
      amount: Cents;
      why: ReturnReason | "deposit_returned" | "gift_card_voided";
      /** What was gone; no product where it was a membership's place. */
      items: readonly ({ productId: number; name: string } | typeof FOUNDING_PLACE)[];
    };
    /** Money of an order is given back; the card's part has not left yet. */
    refund_started: {
      orderNumber: string;
      orderUrl: string;
      parts: RefundParts;
      cause: RefundCause;
      /** Empty when no goods are given back. */
      items: readonly MailGoods[];
      /** Whether the order is canceled. */
      canceled: boolean;
    };
    /** The provider has sent it; `orderNumber` and what it is made of are null for what was no order. */
    refund_sent: {
      orderNumber: string | null;
      orderUrl: string | null;
      amount: Cents;
      made: { parts: RefundParts; cause: RefundCause } | null;
    };
    /** It failed; `credit` went along with it and is taken back until it is made good. */
    refund_failed: {
      /** Whether it was sent and the bank did not take it; else it was never sent. */
      isByBank: boolean;
      orderNumber: string | null;
      orderUrl: string | null;
      amount: Cents;
      credit: Cents;
    };
    /** The team canceled it while the customer's bank has the payment. */
    order_canceled: {
      orderNumber: string;
      orderUrl: string;
      /** Whether the bank has decided the dispute for the customer. */
      isDecided: boolean;
    };
    /** A fresh link that a guest asked for. */
    order_link: DeliveryFacts;
    order_changed: {
      orderNumber: string;
      day: string;
      window: WindowId;
      address: string;
      /** What of the delivery's fee goes back, because the new place is cheaper. */
      feeBack: Cents;
      /** Whether its delivery had failed. */
      isAgain: boolean;
      /** As in `order_placed`; no cut-off applies to an order that is brought again. */
      changeUntil: string | null;
      orderUrl: string;
    };
    /** Goods were added to an order that was paid. */
    order_added_to: {
      orderNumber: string;
      items: readonly (MailGoods & Pick<MailLine, "mostWeight">)[];
      /** What the card paid for them, and what credit did. */
      amount: Cents;
      credit: Cents;
      day: string;
      window: WindowId;
      changeUntil: string | null;
      orderUrl: string;
    };
    /** What the team put together with a customer on the phone, for the customer to pay. */
    payment_link: {
      /** The order to which it is added; null for a separate order. */
      orderNumber: string | null;
      lines: readonly MailLine[];
      totals: Totals;
      day: string;
      window: WindowId;
      address: string;
      /** Until when the goods are held, an ISO instant. */
      until: string;
      payUrl: string;
    };
    /** The day before its cut-off. */
    order_reminder: Choosable & {
      orderNumber: string;
      day: string;
      window: WindowId;
      items: readonly MailGoods[];
      changeUntil: string;
      /** Where its owner changes it, or for a guest the link to it. */
      orderUrl: string;
    };
    /** A farm could not bring all that was bought. */
    order_short: {
      orderNumber: string;
      productId: number;
      name: string;
      farmName: string;
      /** Units that do not come, and how many were bought. */
      units: number;
      quantity: number;
      why: ShortReason;
      /** What goes back for them, tax included; zero when they were free, it has gone back already, or the bank decides. */
      amount: Cents;
      /** Whether the payment is disputed, so that the customer's bank decides about the money. */
      bankDecides: boolean;
      /** Whether nothing is left of the order, so that it is canceled. */
      canceled: boolean;
      orderUrl: string;
    };
    /** The van has left with the order. */
    order_out: DeliveryFacts &
      GivenAway &
      Choosable & {
        /** The day it comes, where its van left on a day before; null for today. */
        day: string | null;
        window: WindowId;
        arrival: ExpectedAt | null;
      };
    /** The van misses its window. */
    order_late: DeliveryFacts & { window: WindowId; arrival: ExpectedAt };
    /** The order is at the door. */
    order_delivered: DeliveryFacts & GivenAway & Choosable & Remarks & KeptGoods;
    /** A day or more after it: how the goods were. */
    review_request: Choosable & {
      orderNumber: string;
      items: readonly MailGoods[];
      orderUrl: string;
    };
    /** The door stayed closed. */
    delivery_failed: DeliveryFacts & GivenAway & Remarks;
    /** The order was not packed when its van left. */
    order_left_behind: DeliveryFacts & { day: string };
    /** What a farm harvests for a day. Names no customer beyond the first name. */
    farm_sheet: {
      farmName: string;
      day: string;
      /** Whether these orders come after the sheet of the day was sent. */
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
    /** Part of a farm's sheet was called off after it was sent. Names no customer. */
    farm_correction: {
      farmName: string;
      day: string;
      orderNumber: string;
      /** Not harvested, and on sale again. */
      notNeeded: FarmGoods[];
      /** Harvested, and not on sale: only its farm can judge whether it can still be sold. */
      harvested: FarmGoods[];
      harvestUrl: string;
      inventoryUrl: string;
    };
    problem_answered: {
      orderNumber: string;
      /** The line it is about. */
      productId: number;
      name: string;
      quantity: number;
      /** What goes back; null when the team said no. */
      amount: Cents | null;
      /** The part of it that is credit for the next order. */
      credit: Cents;
      answer: string;
      orderUrl: string;
    };
    /** Credit for a friend whom its reader sent; `url` is where all of them stand. */
    referral_credited: { amount: Cents; url: string };
    /** Such credit is taken back, as far as it was there. */
    referral_taken_back: { amount: Cents; url: string };
    /** Credit out of the team's goodwill; `url` is where it stands. */
    credit_given: { amount: Cents; reason: string; url: string };
    newsletter_confirm: { confirmUrl: string };
    back_in_season: {
      product: {
        name: string;
        farmName: string;
        pack: string;
        price: Cents;
        picture: string;
      };
      productUrl: string;
      unsubscribeUrl: string;
    };
    /** We come to a zip now; `town` is null when no one knows its name. */
    zip_served: { zipCode: string; town: string | null; shopUrl: string };
    /** A place in line before the market opens; `url` opens it and leads out of the line. */
    place_in_line: { place: number; url: string };
    customer_update: {
      subject: string;
      paragraphs: string[];
      /** The reader's order, when the message is about it. */
      order: { orderNumber: string; orderUrl: string } | null;
      /** Null when it is about an order, and no marketing. */
      unsubscribeUrl: string | null;
    };
    membership_active: {
      /** Place in line. */
      place: number;
      startsOn: string;
      endsOn: string;
      /** Null for a free membership. */
      receipt: { number: string; amount: Cents } | null;
    };
    /** The ticket's number. */
    contact_received: { number: string };
    contact_message: {
      number: string;
      topic: ContactTopic;
      /** Empty when none was given. */
      orderNumber: string;
      name: string;
      email: string;
      message: string;
    };
    verify_email: { url: string };
    reset_password: { url: string };
    password_changed: NoData;
    change_email: { url: string };
    /**
     * `to` is the new address; not `isDone` while it is only asked for. `undoUrl` takes the account back to the
     * address that is written to; null when there is no such link.
     */
    email_changed: { to: string; isDone: boolean; undoUrl: string | null };
    admin_restored: { username: string };
    second_factor_changed: { isOn: boolean };
    invitation: { invitedBy: string; role: Role; url: string };
    /** `day` is when it is erased, `url` where it can be undone. */
    deletion_asked: { day: string; url: string };
  };

export type ComposedMail = { subject: string; text: string; html: string };

/** Turns data into words of the business that sends them. Pure: what is written to the outbox is what will be sent. */
export type MailComposer = {
  compose<Kind extends MailKind>(
    kind: Kind,
    data: MailData[Kind],
    business: Business,
    /** The reader's; that of the moment unless given. */
    language?: Language,
  ): ComposedMail;
};
