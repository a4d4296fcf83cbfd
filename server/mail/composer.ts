import { membershipsMail as membership } from "#messages/memberships/mail.ts";
import { subscribersMail as newsletter } from "#messages/subscribers/mail.ts";
import { languageNow } from "#shared/language.ts";
import type { Business } from "#shared/platform/business/business.ts";
import type { MailKind } from "#shared/mail/mail.ts";
import { type Cents, formatUsd } from "#shared/money.ts";
import { formatDayFull } from "#shared/time.ts";
import { brand } from "#shared/brand.ts";
import { speak } from "../language.ts";
import {
  changeEmail,
  deletionAsked,
  adminRestored,
  emailChanged,
  invitation,
  passwordChanged,
  resetPassword,
  secondFactorChanged,
  verifyEmail,
} from "./accounts/account-mails.ts";
import {
  applicationApproved,
  applicationChanges,
  applicationInReview,
  applicationRejected,
} from "./farms/application-mails.ts";
import { applicationReceived } from "./farms/application-received.ts";
import { choiceBlocks } from "./mail-choice.ts";
import { backInSeason } from "./subscribers/back-in-season.ts";
import { boxDeclined, boxGivenUp, boxReminder, boxStarted } from "./boxes/box-mails.ts";
import { boxNote } from "./boxes/box-note.ts";
import {
  certificateEnding,
  certificateRejected,
  certificateVerified,
} from "./farms/certificate-mails.ts";
import { contactMessage, contactReceived } from "./contact-mails.ts";
import { creditGiven } from "./payments/credit-given.ts";
import { customerUpdate } from "./subscribers/customer-update.ts";
import { farmCorrection } from "./farms/farm-correction.ts";
import { farmSheet } from "./farms/farm-sheet.ts";
import { orderCanceled } from "./orders/order-canceled.ts";
import { orderChanged } from "./orders/order-changed.ts";
import { orderLink } from "./orders/order-link.ts";
import { orderReminder } from "./orders/order-reminder.ts";
import {
  deliveryFailed,
  orderDelivered,
  orderLeftBehind,
  orderLate,
  orderOut,
} from "./orders/delivery-mails.ts";
import { paymentLink } from "./orders/payment-link.ts";
import { orderAddedTo } from "./orders/order-added-to.ts";
import { orderPlaced } from "./orders/order-placed.ts";
import { orderShort } from "./orders/order-short.ts";
import { payoutAccountNeeds, payoutAccountReady } from "./farms/payout-account-mails.ts";
import { payoutSent } from "./farms/payout-sent.ts";
import { questionAnswered, questionAsked } from "./farms/question-mails.ts";
import { visitCanceled, visitReminder, visitReserved } from "./farms/visit-mails.ts";
import { reviewRequest } from "./orders/review-request.ts";
import { problemAnswered } from "./orders/problem-answered.ts";
import { layOut, type MailBlock, type MailParts } from "./layout.ts";
import type { MailComposer, MailData } from "./port.ts";
import { referralCredited, referralTakenBack } from "./payments/referral-mails.ts";
import { giftCard, giftCardBought } from "./payments/gift-cards.ts";
import { paymentReturning } from "./payments/payment-returning.ts";
import { refundFailed, refundSent } from "./payments/refund-sent.ts";
import { refundStarted } from "./payments/refund-started.ts";
import { placeInLine } from "./subscribers/place-in-line.ts";
import { zipServed } from "./subscribers/zip-served.ts";

type Templates = {
  [Kind in MailKind]: (data: MailData[Kind], business: Business) => MailParts;
};

const templates: Templates = {
  verify_email: verifyEmail,
  reset_password: resetPassword,
  password_changed: passwordChanged,
  change_email: changeEmail,
  email_changed: emailChanged,

  admin_restored: adminRestored,
  second_factor_changed: secondFactorChanged,
  invitation,
  deletion_asked: deletionAsked,

  application_received: applicationReceived,
  application_in_review: applicationInReview,
  application_changes: applicationChanges,
  application_approved: applicationApproved,
  application_rejected: applicationRejected,

  certificate_verified: certificateVerified,
  certificate_rejected: certificateRejected,
  certificate_ending: certificateEnding,
  payout_account_ready: payoutAccountReady,
  payout_account_needs: payoutAccountNeeds,
  payout_sent: payoutSent,

  visit_reserved: visitReserved,
  visit_reminder: visitReminder,
  visit_canceled: visitCanceled,

  question_asked: questionAsked,
  question_answered: questionAnswered,

  back_in_season: backInSeason,

  zip_served: zipServed,

  place_in_line: placeInLine,

  box_started: boxStarted,

  box_reminder: boxReminder,

  box_declined: boxDeclined,

  box_given_up: boxGivenUp,

  box_note: boxNote,

  contact_received: contactReceived,

  contact_message: contactMessage,

  customer_update: customerUpdate,

  order_canceled: orderCanceled,

  order_changed: orderChanged,

  order_link: orderLink,

  order_reminder: orderReminder,

  order_added_to: orderAddedTo,
  payment_link: paymentLink,

  order_short: orderShort,

  order_out: orderOut,
  order_late: orderLate,

  order_delivered: orderDelivered,

  review_request: reviewRequest,

  delivery_failed: deliveryFailed,

  order_left_behind: orderLeftBehind,

  farm_sheet: farmSheet,

  farm_correction: farmCorrection,

  problem_answered: problemAnswered,

  credit_given: creditGiven,

  referral_credited: referralCredited,
  referral_taken_back: referralTakenBack,

  gift_card: giftCard,

  gift_card_bought: giftCardBought,

  order_placed: orderPlaced,

  payment_returning: paymentReturning,

  refund_started: refundStarted,

  refund_sent: refundSent,

  refund_failed: refundFailed,

  newsletter_confirm: ({ confirmUrl }) => ({
    subject: newsletter.confirmNewsletter(brand.name),
    heading: newsletter.oneMoreStep,
    blocks: [
      {
        kind: "text",
        text: newsletter.newsletterText,
      },
      { kind: "link", label: newsletter.yes, url: confirmUrl },
      { kind: "text", text: newsletter.notYou },
    ],
  }),

  membership_active: ({ place, startsOn, endsOn, receipt }, { phone, email }) => ({
    subject: receipt ? membership.subject(receipt.number) : membership.freeSubject(brand.name),
    heading: membership.welcome(brand.name),
    blocks: [
      {
        kind: "text",
        text: membership.text(place, formatDayFull(startsOn), formatDayFull(endsOn)),
      },
      ...(receipt ? depositBlocks(receipt, email) : []),
      {
        kind: "text",
        text: membership.questions(phone),
      },
    ],
  }),
};

function depositBlocks(
  { number, amount }: { number: string; amount: Cents },
  email: string,
): MailBlock[] {
  return [
    {
      kind: "rows",
      rows: [
        [membership.receipt, number],
        [membership.deposit, formatUsd(amount)],
      ],
    },
    {
      kind: "text",
      text: membership.depositText(email),
    },
  ];
}

/** Composes every kind of email from the templates above. Pictures in them load from `publicUrl`. */
export function createMailComposer(publicUrl: string): MailComposer {
  return {
    compose: (kind, data, business, language = languageNow()) =>
      speak(language, () => {
        const { blocks, ...parts } = templates[kind](data, business);
        const all = [...blocks, ...choiceBlocks(kind, data)];
        return layOut({ ...parts, blocks: all }, business, publicUrl);
      }),
  };
}
