import { platformLegal as m } from "#messages/platform/legal/legal.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { LegalPage } from "./legal-page.tsx";
import { TERMS } from "./legal-pages.ts";
import { LegalSections } from "./legal-sections.tsx";
import { termsText } from "./terms-text.ts";

/** The terms between buyer, market and farm; amounts and days come from the current settings. */
export function TermsPage() {
  const [terms] = trpc.checkout.delivery.terms.useSuspenseQuery();
  const [{ deposit }] = trpc.memberships.offer.useSuspenseQuery();
  const [{ commission }] = trpc.analytics.figures.farmTerms.useSuspenseQuery();
  const business = useBusiness();
  return (
    <LegalPage page={TERMS} lead={m.termsLead} bindsInEnglish>
      <LegalSections sections={termsText({ terms, deposit, commission, business })} />
    </LegalPage>
  );
}
