import { Text } from "@mantine/core";
import { subscribersUpdates as m } from "#messages/subscribers/updates.ts";
import type { Audience } from "#shared/subscribers/customer-update.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { peopleWords } from "./words.ts";

/** Asks before a message goes to whomever it reaches now. */
export function SendQuestion({ audience }: { audience: Audience }) {
  const reach = trpc.admin.customerUpdates.audience.useQuery(audience, {
    refetchOnMount: "always",
  });
  const people = reach.data ? peopleWords(reach.data.people) : m.everyone;
  return <Text>{m.sendQuestion(people)}</Text>;
}
