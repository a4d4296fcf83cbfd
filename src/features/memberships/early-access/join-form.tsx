import { Button, Text, Title } from "@mantine/core";
import { membershipsEarly as m } from "#messages/memberships/early.ts";
import type { CampaignSearch } from "#shared/subscribers/campaign.ts";
import type { Variant } from "#shared/memberships/membership.ts";
import { LiveFields } from "#client/ui/fields/live-fields.tsx";
import { TrapField } from "#client/ui/fields/trap-field.tsx";
import { EmailInput, ZipInput } from "#client/ui/fields/person-inputs.tsx";
import { useJoin } from "./use-join.ts";

type JoinFormProps = { variant: Variant; search: CampaignSearch; button: string };

/** Zip and email; one message at a time. */
export function JoinForm({ variant, search, button }: JoinFormProps) {
  const { field, submit, isPending } = useJoin(variant, search);
  return (
    <form method="post" noValidate onSubmit={submit} aria-labelledby="join-title">
      <LiveFields>
        <Title order={2} size="h3" id="join-title">
          {m.takePlace}
        </Title>
        <ZipInput {...field("zipCode")} />
        <EmailInput {...field("email")} />
        <TrapField />
        <Button type="submit" size="lg" fullWidth loading={isPending}>
          {button}
        </Button>
        <Text size="sm" c="var(--color-quiet)">
          {m.freeToLeave}
        </Text>
      </LiveFields>
    </form>
  );
}
