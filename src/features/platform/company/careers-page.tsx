import { platformCareers as m } from "#messages/platform/company/careers.ts";
import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { Rich } from "#client/ui/rich.tsx";
import { CAREERS } from "./company-pages.ts";
import { RoleAlert } from "./role-alert.tsx";

/** States up front that no role is open, how we hire, and how to hear about the next opening. */
export function CareersPage() {
  return (
    <TextPage path={CAREERS.path} title={CAREERS.title} lead={m.lead}>
      <TextSection title={m.openRoles.title}>
        <p>{m.openRoles.text}</p>
      </TextSection>
      <TextSection title={m.nextOne}>
        <RoleAlert />
      </TextSection>
      <TextSection title={m.howWeHire}>
        <ol>
          <li>{m.posting}</li>
          <li>
            <Rich>
              {m.write((words) => (
                <TextLink href="/contact">{words}</TextLink>
              ))}
            </Rich>
          </li>
          <li>{m.answer}</li>
        </ol>
      </TextSection>
      <TextSection title={m.inFields}>
        <p>
          <Rich>
            {m.farmsHire(
              (words) => (
                <TextLink href="/farmers">{words}</TextLink>
              ),
              (words) => (
                <TextLink href="/join-as-farm">{words}</TextLink>
              ),
            )}
          </Rich>
        </p>
      </TextSection>
    </TextPage>
  );
}
