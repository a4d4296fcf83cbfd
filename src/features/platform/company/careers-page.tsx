import { TextPage, TextSection } from "#client/lib/platform/text-page/text-page.tsx";
import { TextLink } from "#client/ui/buttons/text-link.tsx";
import { CAREERS } from "./company-pages.ts";
import { RoleAlert } from "./role-alert.tsx";

/** No role is open: said at once, with how we hire and the way to learn of the next one. */
export function CareersPage() {
  return (
    <TextPage
      path={CAREERS.path}
      title={CAREERS.title}
      lead="We have no open roles right now. When there is one, it is listed here with its pay, place and hours."
    >
      <TextSection title="Open roles">
        <p>None. We would rather say so than collect applications for jobs that do not exist.</p>
      </TextSection>
      <TextSection title="Hear about the next one">
        <RoleAlert />
      </TextSection>
      <TextSection title="How we hire">
        <ol>
          <li>The posting says the pay range, the place and the hours.</li>
          <li>
            You <TextLink href="/contact">write</TextLink> a few lines about what you have done. No
            photo, no age, no cover letter.
          </li>
          <li>You get an answer, even when it is a no.</li>
        </ol>
      </TextSection>
      <TextSection title="Work in the fields">
        <p>
          The farms hire for themselves. Their <TextLink href="/farmers">pages</TextLink> tell who
          they are and where. If you grow food yourself,{" "}
          <TextLink href="/join-as-farm">sell it with us</TextLink>.
        </p>
      </TextSection>
    </TextPage>
  );
}
