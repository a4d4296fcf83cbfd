import { Button, Checkbox, Stack, Textarea, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { addressSchema } from "#shared/address.ts";
import { failureOf, trpc } from "#client/lib/trpc.ts";
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
  const save = trpc.customer.saveAddress.useMutation({
    meta: { failureTitle: "The address was not kept" },
    onSuccess: async () => {
      await utils.customer.addresses.invalidate();
      onDone();
    },
    onError: (error) => form.setErrors(failureOf(error)?.fieldErrors ?? {}),
  });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(
        (values) => save.mutate(id ? { ...values, id } : values),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? "")?.focus(),
      )}
    >
      <Stack>
        <TextInput
          label="Name"
          placeholder="Home, Work"
          withAsterisk
          data-autofocus
          {...form.getInputProps("label")}
        />
        <TextInput
          label="Street address"
          autoComplete="shipping address-line1"
          withAsterisk
          {...form.getInputProps("address")}
        />
        <TextInput
          label="Zip code"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          withAsterisk
          {...form.getInputProps("zipCode")}
        />
        <TextInput
          label="City"
          autoComplete="shipping address-level2"
          withAsterisk
          {...form.getInputProps("city")}
        />
        <TextInput
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          description="Only for the driver on the day"
          {...form.getInputProps("phone")}
        />
        <Textarea
          label="Delivery instructions (optional)"
          placeholder="Gate code, safe place, leave at door"
          maxLength={500}
          autosize
          minRows={2}
          {...form.getInputProps("specialInstructions")}
        />
        {kept.isDefault ? null : (
          <Checkbox
            label="Fill in checkout with this one"
            {...form.getInputProps("isDefault", { type: "checkbox" })}
          />
        )}
        <Button type="submit" loading={save.isPending}>
          Keep the address
        </Button>
      </Stack>
    </form>
  );
}
