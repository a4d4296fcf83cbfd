import { Box, Group, Radio, Text } from "@mantine/core";
import { accountsAuth as m } from "#messages/accounts/sign-in/auth.ts";
import type { REGISTRATION_ROLES } from "#shared/accounts/roles.ts";
import { TwoColumns } from "#client/ui/page/layouts/two-columns.tsx";

type Choice = (typeof REGISTRATION_ROLES)[number];

const CHOICES: readonly { role: Choice; title: string; text: string }[] = [
  { role: "customer", title: m.buy, text: m.buyText },
  { role: "farmer", title: m.farm, text: m.farmText },
];

type Props = { defaultValue?: string; error?: React.ReactNode; onChange?: (role: string) => void };

/** The two roles that someone may choose, as cards. */
export function RoleChoice({ defaultValue = "customer", error, onChange }: Props) {
  return (
    <Radio.Group
      label={m.whatBrings}
      name="role"
      defaultValue={defaultValue}
      error={error}
      onChange={(role) => onChange?.(role)}
    >
      <Box mt={6}>
        <TwoColumns from="xs" gap="sm">
          {CHOICES.map(({ role, title, text }) => (
            <Radio.Card key={role} value={role} p="md" radius="md">
              <Group wrap="nowrap" align="flex-start" gap="sm">
                <Radio.Indicator mt={3} />
                <Box>
                  <Text fw={600}>{title}</Text>
                  <Text size="sm" c="dimmed">
                    {text}
                  </Text>
                </Box>
              </Group>
            </Radio.Card>
          ))}
        </TwoColumns>
      </Box>
    </Radio.Group>
  );
}
