import { Stack } from "@mantine/core";
import { accountsSecurity as m } from "#messages/accounts/sign-in/security.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
import { TitledSection } from "#client/ui/page/titled-section.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SessionList } from "./session-list.tsx";
import { TwoFactor } from "./two-factor.tsx";

/** Account security: second factor, password, email, and open sessions. */
export function SecurityPage({ user }: { user: SessionUser }) {
  return (
    <>
      <AreaHeading title={m.security}>{m.securityText}</AreaHeading>
      <Stack gap="xl" maw={560}>
        <TitledSection title={m.twoFactor}>
          <TwoFactor />
        </TitledSection>
        <TitledSection title={m.password}>
          <PasswordForm />
        </TitledSection>
        <TitledSection title={m.email}>
          <EmailForm user={user} />
        </TitledSection>
        <TitledSection title={m.whereSignedIn}>
          <SessionList />
        </TitledSection>
      </Stack>
    </>
  );
}
