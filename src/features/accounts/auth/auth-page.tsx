import { Alert, Box, Container, Paper, SimpleGrid, Tabs, Title } from "@mantine/core";
import { IconBasket } from "@tabler/icons-react";
import type { AuthSearch } from "./auth-search.ts";
import { FurrowPanel } from "./furrow-panel.tsx";
import { GuestWay } from "./guest-way.tsx";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { signInReason } from "./sign-in-reason.ts";

/** Signing in and making an account, on one card. */
export function AuthPage({ next, form }: AuthSearch) {
  const reason = signInReason(next);
  return (
    <Container size={1040} py={{ base: "md", sm: 56 }} px={{ base: "sm", sm: "md" }}>
      <Paper radius="xl" bg="var(--color-card)" withBorder style={{ overflow: "hidden" }}>
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing={0}>
          <FurrowPanel />
          <Box p={{ base: "lg", sm: 48 }}>
            <Title order={1} fz={{ base: 30, sm: 36 }} mb="lg">
              Your account
            </Title>
            {reason && (
              <Alert mb="lg" radius="md" icon={<IconBasket size={20} aria-hidden />} title={reason}>
                We bring you right back afterward.
              </Alert>
            )}
            <GuestWay next={next} />
            <Tabs defaultValue={form ?? "sign-in"} keepMounted={false}>
              <Tabs.List grow mb="lg">
                <Tabs.Tab value="sign-in">Sign in</Tabs.Tab>
                <Tabs.Tab value="register">Create account</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="sign-in">
                <LoginForm next={next} />
              </Tabs.Panel>
              <Tabs.Panel value="register">
                <RegisterForm next={next} />
              </Tabs.Panel>
            </Tabs>
          </Box>
        </SimpleGrid>
      </Paper>
    </Container>
  );
}
