import type { ContactTopic } from "#shared/mail/contact.ts";
import type { Language } from "#shared/language.ts";
import type { MailKind } from "#shared/mail/mail.ts";
import type { Cents } from "#shared/money.ts";
import type { Business } from "#shared/platform/business/business.ts";
import type { AccountMailData } from "./accounts/account-mail-data.ts";
import type { BoxMailData } from "./boxes/box-mail-data.ts";
import type { ApplicationMailData } from "./farms/application-mail-data.ts";
import type { CertificateMailData } from "./farms/certificate-mail-data.ts";
import type { PayoutMailData } from "./farms/payout-mail-data.ts";
import type { QuestionMailData } from "./farms/question-mail-data.ts";
import type { SheetMailData } from "./farms/sheet-mail-data.ts";
import type { VisitMailData } from "./farms/visit-mail-data.ts";
import type { DeliveryMailData } from "./orders/delivery-mail-data.ts";
import type { OrderMailData } from "./orders/order-mail-data.ts";
import type { CreditMailData } from "./payments/credit-mail-data.ts";
import type { GiftCardMailData } from "./payments/gift-card-mail-data.ts";
import type { RefundMailData } from "./payments/refund-mail-data.ts";
import type { SubscriberMailData } from "./subscribers/subscriber-mail-data.ts";

/** Data for the emails of the contact page: a receipt for the writer, and the message itself for the team. */
type ContactMailData = {
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
};

type MembershipMailData = {
  membership_active: {
    /** The place in line. */
    place: number;
    startsOn: string;
    endsOn: string;
    /** Null for a free membership. */
    receipt: { number: string; amount: Cents } | null;
  };
};

/**
 * The data for each kind of email: exactly what its text shows, and nothing else about the person. Data with an
 * `unsubscribeUrl` makes it a marketing email.
 */
export type MailData = AccountMailData &
  ApplicationMailData &
  BoxMailData &
  CertificateMailData &
  ContactMailData &
  CreditMailData &
  DeliveryMailData &
  GiftCardMailData &
  MembershipMailData &
  OrderMailData &
  PayoutMailData &
  QuestionMailData &
  RefundMailData &
  SheetMailData &
  SubscriberMailData &
  VisitMailData;

export type ComposedMail = { subject: string; text: string; html: string };

/** An email as it is handed to the mail server. */
export type OutgoingMail = ComposedMail & {
  id: string;
  to: string;
  /** Null for emails that are not marketing. */
  unsubscribeUrl: string | null;
  /** Where replies go. */
  replyTo: { name: string; address: string };
};

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
