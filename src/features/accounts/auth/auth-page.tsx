import { Alert, Paper, Tabs, Title } from "@mantine/core";
import { IconBasket } from "@tabler/icons-react";
import { useEffect } from "react";
import { accountsAuth as m } from "#messages/accounts/sign-in/auth.ts";
import { forgetPhone } from "#client/lib/platform/offline/forget-phone.ts";
import { useSession } from "#client/lib/session/session.ts";
import { TwoColumns } from "#client/ui/page/layouts/two-columns.tsx";
import { AiryContainer } from "#client/ui/page/layouts/airy-container.tsx";
import classes from "./auth-page.module.css";
import type { AuthSearch } from "./auth-search.ts";
import { FurrowPanel } from "./furrow-panel.tsx";
import { GuestWay } from "./guest-way.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { signInReason } from "./sign-in-reason.ts";

/** Signing in and making an account, on one card. */
export function AuthPage({ next, form, why }: AuthSearch) {
  const reason = signInReason({ next, why });
  const { user, isKnown } = useSession();
  const isNobody = isKnown && user === null;
  // The server leads here too, and what a phone keeps of whose session ended goes in the browser.
  useEffect(() => {
    if (isNobody) void forgetPhone();
  }, [isNobody]);
  return (
    <AiryContainer size={1040} air="card">
      <Paper radius="xl" bg="var(--color-card)" withBorder style={{ overflow: "hidden" }}>
        <TwoColumns from="md" gap="none">
          <FurrowPanel />
          <div className={classes["forms"]}>
            <Title order={1} className={classes["title"]} mb="lg">
              {m.yourAccount}
            </Title>
            {reason && (
              <Alert mb="lg" radius="md" icon={<IconBasket size={20} aria-hidden />} title={reason}>
                {m.bringBack}
              </Alert>
            )}
            <GuestWay next={next} />
            <Tabs defaultValue={form ?? "sign-in"} keepMounted={false}>
              <Tabs.List grow mb="lg">
                <Tabs.Tab value="sign-in">{m.title}</Tabs.Tab>
                <Tabs.Tab value="register">{m.createAccount}</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="sign-in">
                <LoginForm next={next} why={why} />
              </Tabs.Panel>
              <Tabs.Panel value="register">
                <RegisterForm next={next} why={why} />
              </Tabs.Panel>
            </Tabs>
          </div>
        </TwoColumns>
      </Paper>
    </AiryContainer>
  );
}
