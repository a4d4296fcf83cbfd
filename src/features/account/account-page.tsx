import { Badge, Box, Button, Container, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { IconLogout } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Role } from "#shared/roles.ts";
import type { SessionUser } from "#shared/user.ts";
import { useSignOut } from "#client/lib/session.ts";

/** What the account of each role is for. */
const PURPOSE: Record<Role, string> = {
  customer: "With this account you shop, and your details are filled in when you check out.",
  farmer: "This account is a farmer's. It can shop like any other.",
  logistics: "This account belongs to the people who pack and deliver.",
  admin: "This account belongs to the market's own team and may enter every area.",
};

const ROLE_NAME: Record<Role, string> = {
  customer: "Customer",
  farmer: "Farmer",
  logistics: "Logistics",
  admin: "Admin",
};

type AccountPageProps = { user: SessionUser; area: Role; children?: ReactNode };

/** Who is signed in, what the account is for, and the way out; what else the area has goes below. */
export function AccountPage({ user, area, children }: AccountPageProps) {
  const { signOut, isPending } = useSignOut();
  return (
    <Container size={720} py={{ base: "lg", sm: 56 }}>
      <Group justify="space-between" align="flex-end" mb="lg">
        <Title order={1}>Hello, {user.firstName}</Title>
        <Badge size="lg" variant="light">
          {ROLE_NAME[user.role]}
        </Badge>
      </Group>
      <Paper withBorder bg="var(--color-card)" radius="lg" p={{ base: "lg", sm: "xl" }}>
        <Stack gap="lg">
          <Text>{PURPOSE[area]}</Text>
          <AccountDetails user={user} />
          <Button
            variant="default"
            radius="xl"
            w="fit-content"
            leftSection={<IconLogout size={18} aria-hidden />}
            loading={isPending}
            onClick={signOut}
          >
            Sign out
          </Button>
        </Stack>
      </Paper>
      {children && <Box mt="xl">{children}</Box>}
    </Container>
  );
}

function AccountDetails({ user }: { user: SessionUser }) {
  const rows = [
    ["Name", `${user.firstName} ${user.lastName}`],
    ["Email", user.email],
    ["Username", user.username],
    ["Zip code", user.zipCode],
    ["Phone", user.phoneNumber],
  ] as const;
  return (
    <Stack component="dl" gap="xs" m={0}>
      {rows
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Group key={label} wrap="nowrap" gap="md" align="baseline">
            <Text component="dt" c="dimmed" size="sm" w={96} flex="none">
              {label}
            </Text>
            <Text component="dd" m={0} style={{ overflowWrap: "anywhere" }}>
              {value}
            </Text>
          </Group>
        ))}
    </Stack>
  );
}
