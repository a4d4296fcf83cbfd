import { platformLegal as m } from "#messages/platform/legal/legal.ts";
import { useBusiness } from "#client/lib/platform/business.ts";
import { LegalPage } from "./legal-page.tsx";
import { PRIVACY } from "./legal-pages.ts";
import { LegalSections } from "./legal-sections.tsx";
import { privacyText } from "./privacy-text.ts";

/** Which personal data is stored, where, why and for how long. */
export function PrivacyPage() {
  return (
    <LegalPage page={PRIVACY} lead={m.privacyLead} bindsInEnglish>
      <LegalSections sections={privacyText(useBusiness())} />
    </LegalPage>
  );
}
