import "@mantine/core/styles/InlineInput.layer.css";
import { Button, Checkbox, Group, Skeleton, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { accountsAllergies as m } from "#messages/accounts/allergies.ts";
import type { AllergyChange } from "#shared/accounts/allergies.ts";
import { type Allergen, allergenName, ALLERGENS } from "#shared/catalog/catalog.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { QueryState } from "#client/lib/api/query-state.tsx";
import { notify } from "#client/lib/toasts/notify.ts";

const UNCHANGED: AllergyChange = { add: [], remove: [] };

/** The household's allergies. */
export function Allergies() {
  const kept = trpc.accounts.customer.allergies.useQuery(undefined, { refetchOnMount: "always" });
  return (
    <section aria-labelledby="allergies">
      <Title order={2} size="h3" mb="sm" id="allergies">
        {m.title}
      </Title>
      <Text mb="sm">{m.lead}</Text>
      <QueryState query={kept} waiting={<Skeleton h={180} radius="lg" aria-busy="true" />} />
      {kept.data ? <AllergiesForm kept={kept.data} /> : null}
    </section>
  );
}

function AllergiesForm({ kept }: { kept: readonly Allergen[] }) {
  const utils = trpc.useUtils();
  // Only the local changes, so that changes from another device show alongside them.
  const [change, setChange] = useState<AllergyChange>(UNCHANGED);
  const chosen = ALLERGENS.filter(
    (one) => change.add.includes(one) || (kept.includes(one) && !change.remove.includes(one)),
  );
  const save = trpc.accounts.customer.changeAllergies.useMutation({
    meta: { failureTitle: m.notSaved },
    onSuccess: async (allergies) => {
      utils.accounts.customer.allergies.setData(undefined, allergies);
      setChange(UNCHANGED);
      notify.success(m.saved);
      await utils.boxes.own.invalidate();
    },
  });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(change);
      }}
    >
      <Stack>
        <Checkbox.Group
          label={m.which}
          value={chosen}
          onChange={(values) =>
            setChange({
              add: ALLERGENS.filter((one) => values.includes(one) && !kept.includes(one)),
              remove: kept.filter((one) => !values.includes(one)),
            })
          }
        >
          <Group mt="xs" gap="md">
            {ALLERGENS.map((allergen) => (
              <Checkbox
                key={allergen}
                value={allergen}
                label={firstLarge(allergenName(allergen))}
              />
            ))}
          </Group>
        </Checkbox.Group>
        <Text size="sm" c="var(--color-quiet)">
          {m.notAdvice}
        </Text>
        <div>
          <Button type="submit" loading={save.isPending}>
            {m.save}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

const firstLarge = (word: string) => word.replace(/^./u, (first) => first.toUpperCase());
