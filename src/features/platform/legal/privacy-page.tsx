import { useBusiness } from "#client/lib/platform/business.ts";
import { LegalPage } from "./legal-page.tsx";
import { PRIVACY } from "./legal-pages.ts";
import { LegalSections } from "./legal-sections.tsx";
import { privacyText } from "./privacy-text.ts";

/** What is stored of people, where, why and how long. */
export function PrivacyPage() {
  return (
    <LegalPage
      page={PRIVACY}
      lead="We store what it takes to bring you food and to keep our books, and sell none of it."
    >
      <LegalSections sections={privacyText(useBusiness())} />
    </LegalPage>
  );
}
