import { platformPrivacy as m } from "#messages/platform/legal/privacy.ts";
import { DELETION_GRACE_DAYS } from "#shared/accounts/account.ts";
import { RETENTION } from "#shared/platform/jobs/retention.ts";
import {
  businessAddressLine,
  type Business,
  hoursLine,
  phoneWords,
} from "#shared/platform/business/business.ts";
import type { LegalSection } from "./legal-pages.ts";

/** The privacy notice; retention periods come from the market's own rules. */
export function privacyText(business: Business): readonly LegalSection[] {
  const { name, email } = business;
  const { orderYears, checkoutDays, leadMonths, visitDays, mailDays } = RETENTION;
  const us = {
    business: name,
    address: businessAddressLine(business),
    email,
    phone: phoneWords(business),
    hours: hoursLine(business),
  };
  const kept = {
    orderYears,
    checkoutDays,
    leadMonths,
    visitDays,
    mailDays,
    graceDays: DELETION_GRACE_DAYS,
  };
  return [
    { id: "who", ...m.who(us) },
    { id: "what", ...m.what },
    { id: "how-long", ...m.howLong(kept) },
    { id: "payment", ...m.payment },
    { id: "mail", ...m.mail },
    { id: "who-helps", ...m.whoHelps },
    { id: "rights", ...m.rights },
    { id: "children", ...m.children },
    { id: "safety", ...m.safety },
    { id: "changes-of-this", ...m.changesOfThis },
  ];
}
