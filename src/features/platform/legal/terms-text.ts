import { platformTerms as m } from "#messages/platform/legal/terms.ts";
import {
  businessAddressLine,
  type Business,
  phoneWords,
} from "#shared/platform/business/business.ts";
import type { DeliveryTerms } from "#shared/checkout/delivery-terms.ts";
import { type CommissionOffer, commissionText } from "#shared/farms/money/farm-payout.ts";
import { type Cents, formatUsd } from "#shared/money.ts";
import { GIFT_CASH_UNDER } from "#shared/payments/gift-cards/gift-values.ts";
import { PRICE_NOTICE_DAYS } from "#shared/boxes/box-plan.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";
import { leadText } from "#shared/checkout/lead-words.ts";
import {
  feeText,
  minimumText,
  isTaxUniform,
  taxText,
  weekdaysText,
} from "#shared/checkout/terms-words.ts";
import type { LegalSection } from "./legal-pages.ts";

type InForce = {
  terms: DeliveryTerms;
  deposit: Cents;
  commission: CommissionOffer;
  business: Business;
};

/** The terms, with days, fee, tax, deposit and commission from the current settings. */
export function termsText({
  terms,
  deposit,
  commission,
  business,
}: InForce): readonly LegalSection[] {
  const { name, email } = business;
  const phone = phoneWords(business);
  const inForce = {
    tax: isTaxUniform(terms) ? taxText(terms) : null,
    fee: feeText(terms),
    smallest: minimumText(terms),
    days: weekdaysText(terms),
  };
  return [
    { id: "contract", ...m.contract(name, businessAddressLine(business)) },
    { id: "order", ...m.order },
    { id: "prices", ...m.prices(inForce) },
    { id: "cut-off", ...m.cutOff(leadText(terms), phone) },
    { id: "shortages", ...m.shortages },
    { id: "refunds", ...m.refunds(REPORT_DAYS) },
    { id: "gift-cards", ...m.giftCards(formatUsd(GIFT_CASH_UNDER)) },
    { id: "boxes", ...m.boxes(PRICE_NOTICE_DAYS.least, PRICE_NOTICE_DAYS.most) },
    { id: "founding", ...m.founding(formatUsd(deposit)) },
    { id: "farms", ...m.farms(commissionText(commission)) },
    { id: "account", ...m.account },
    { id: "liability", ...m.liability },
    { id: "law", ...m.law(email, phone) },
  ];
}
