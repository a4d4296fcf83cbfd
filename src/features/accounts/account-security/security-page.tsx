import { Stack, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { accountsSecurity as m } from "#messages/accounts-security.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { AreaHeading } from "#client/ui/page/area-heading.tsx";
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
        <Part title={m.twoFactor}>
          <TwoFactor />
        </Part>
        <Part title={m.password}>
          <PasswordForm />
        </Part>
        <Part title={m.email}>
          <EmailForm user={user} />
        </Part>
        <Part title={m.whereSignedIn}>
          <SessionList />
        </Part>
      </Stack>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}
