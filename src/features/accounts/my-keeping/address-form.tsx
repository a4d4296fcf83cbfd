import { Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { accountsKeeping as m } from "#messages/accounts/saved/keeping.ts";
import { addressSchema } from "#shared/accounts/address.ts";
import { focusFirst } from "#client/lib/forms/focus-first.ts";
import { PlaceFields } from "#client/lib/accounts/place-fields/place-fields.tsx";
import { refusedFields } from "#client/lib/api/refused-fields.ts";
import { trpc } from "#client/lib/api/trpc.ts";
import type { Address } from "./addresses-page.tsx";

const EMPTY = {
  label: "",
  address: "",
  city: "",
  zipCode: "",
  phone: "",
  specialInstructions: "",
  isDefault: false,
};

/** Keeps a new address, or changes one. */
export function AddressForm({ address, onDone }: { address: Address | null; onDone: () => void }) {
  const utils = trpc.useUtils();
  const { id, ...kept } = address ?? { ...EMPTY, id: undefined };
  const form = useForm({
    initialValues: kept,
    validate: schemaResolver(addressSchema, { sync: true }),
    validateInputOnBlur: true,
  });
  const save = trpc.accounts.customer.saveAddress.useMutation({
    meta: { failureTitle: m.addressNotSaved },
    onSuccess: async () => {
      await utils.accounts.customer.addresses.invalidate();
      onDone();
    },
    onError: (error) => form.setErrors(refusedFields(error)),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => save.mutate(id ? { ...values, id } : values),
        (errors) => focusFirst(form, errors),
      )}
    >
      <Stack>
        <TextInput
          label={m.name}
          placeholder={m.namePlaceholder}
          withAsterisk
          aria-required
          data-autofocus
          {...form.getInputProps("label")}
        />
        <PlaceFields withPhone input={(field) => form.getInputProps(field)} />
        {kept.isDefault ? null : (
          <Checkbox
            label={m.atCheckout}
            {...form.getInputProps("isDefault", { type: "checkbox" })}
          />
        )}
        <Button type="submit" loading={save.isPending}>
          {m.saveAddress}
        </Button>
      </Stack>
    </form>
  );
}
