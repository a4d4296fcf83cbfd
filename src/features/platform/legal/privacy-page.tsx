import { platformLegal as m } from "#messages/platform-legal.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { LegalPage } from "./legal-page.tsx";
import { PRIVACY } from "./legal-pages.ts";
import { LegalSections } from "./legal-sections.tsx";
import { privacyText } from "./privacy-text.ts";

/** What is stored of people, where, why and how long. */
export function PrivacyPage() {
  return (
    <LegalPage page={PRIVACY} lead={m.privacyLead} bindsInEnglish>
      <LegalSections sections={privacyText(useBusiness())} />
    </LegalPage>
  );
}
