import { Button, Text } from "@mantine/core";
import { accountsAllergies as m } from "#messages/accounts/allergies.ts";
import { type Allergen, allergenName, ALLERGENS } from "#shared/catalog/catalog.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import { notify } from "#client/lib/toasts/notify.ts";

type HouseholdAllergiesProps = {
  allergies: readonly Allergen[];
  /** What the plan leaves out. */
  without: readonly string[];
};

/** Names the household's allergies, and offers to save the plan's exclusions as household allergies. */
export function HouseholdAllergies({ allergies, without }: HouseholdAllergiesProps) {
  const utils = trpc.useUtils();
  const fresh = ALLERGENS.filter((one) => !allergies.includes(one) && without.includes(one));
  const save = trpc.accounts.customer.changeAllergies.useMutation({
    meta: { failureTitle: m.notSaved },
    onSuccess: async (saved) => {
      utils.accounts.customer.allergies.setData(undefined, saved);
      notify.success(m.saved);
      await utils.boxes.own.invalidate();
    },
  });
  return (
    <>
      {allergies.length > 0 ? (
        <Text size="sm" c="var(--color-quiet)">
          {m.inProfile(allergies.map(allergenName))}
        </Text>
      ) : null}
      {fresh.length > 0 ? (
        <div>
          <Text size="sm">{m.areAllergies(fresh.map(allergenName))}</Text>
          <Button
            variant="default"
            size="sm"
            mt="xs"
            loading={save.isPending}
            onClick={() => save.mutate({ add: fresh, remove: [] })}
          >
            {m.keepThem}
          </Button>
        </div>
      ) : null}
    </>
  );
}
