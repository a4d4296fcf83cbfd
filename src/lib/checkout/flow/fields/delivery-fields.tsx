import { Checkbox, NativeSelect, Text, Textarea } from "@mantine/core";
import { checkoutFields as m } from "#messages/checkout/fields.ts";
import { DELIVERY_STATE, type FieldName } from "#shared/checkout/checkout-fields.ts";
import { minimumWords, zoneWords } from "#shared/platform/zones/zone-words.ts";
import { limits } from "#shared/platform/limits.ts";
import { CheckedInput } from "#client/ui/fields/checked-input.tsx";
import { useCart } from "../../rates/use-cart.ts";
import type { CheckoutForm } from "./checkout-form.ts";
import classes from "../checkout.module.css";
import { isSameAddress } from "./same-address.ts";
import { useSavedAddresses } from "./use-saved-addresses.ts";
import type { AddressKeeping } from "./use-address-keeping.ts";
import { useZipCheck } from "./use-zip-check.ts";

type FieldsProps = { form: CheckoutForm };

/** Props shared by all text fields of a checkout, including a stable name for the browser's autofill. */
function bind(form: CheckoutForm, name: FieldName) {
  return { ...form.getInputProps(name), name, key: form.key(name) };
}

export function EmailField({ form }: FieldsProps) {
  const { key, ...input } = bind(form, "email");
  return (
    <CheckedInput
      key={key}
      label={m.email}
      type="email"
      autoComplete="email"
      withAsterisk
      aria-required
      description={m.forConfirmation}
      {...input}
    />
  );
}

export function NameFields({ form, required }: FieldsProps & { required: boolean }) {
  const { key: firstKey, ...first } = bind(form, "firstName");
  const { key: lastKey, ...last } = bind(form, "lastName");
  return (
    <div className={classes["pair"]}>
      <CheckedInput
        key={firstKey}
        label={required ? m.firstName : m.firstNameOptional}
        autoComplete="given-name"
        withAsterisk={required}
        aria-required={required}
        {...first}
      />
      <CheckedInput key={lastKey} label={m.lastNameOptional} autoComplete="family-name" {...last} />
    </div>
  );
}

export function PhoneField({ form }: FieldsProps) {
  const { key, ...input } = bind(form, "phone");
  return (
    <CheckedInput
      key={key}
      label={m.phoneOptional}
      type="tel"
      autoComplete="tel"
      description={m.forDriver}
      {...input}
    />
  );
}

/** Zip first: it fills in the city and immediately shows whether we deliver there. */
export function AddressFields({ form }: FieldsProps) {
  const zip = useZipCheck(form);
  const saved = useSavedAddresses(form);
  const { key: zipKey, ...zipInput } = bind(form, "zipCode");
  const { key: streetKey, ...street } = bind(form, "address");
  const { key: cityKey, ...city } = bind(form, "city");
  return (
    <>
      {saved.addresses.length > 0 ? <AddressChoice form={form} saved={saved} /> : null}
      <div className={classes["pair"]}>
        <CheckedInput
          key={zipKey}
          label={m.zip}
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={limits.zipMax}
          isFine={zip === null || zip.served}
          withAsterisk
          aria-required
          {...zipInput}
        />
        <CheckedInput
          key={cityKey}
          label={m.city}
          autoComplete="shipping address-level2"
          withAsterisk
          aria-required
          {...city}
        />
      </div>
      <ZipAnswer zip={zip} />
      <CheckedInput
        key={streetKey}
        label={m.street}
        autoComplete="shipping address-line1"
        withAsterisk
        aria-required
        {...street}
      />
    </>
  );
}

type AddressChoiceProps = FieldsProps & { saved: ReturnType<typeof useSavedAddresses> };

function AddressChoice({ form, saved: { addresses, choose } }: AddressChoiceProps) {
  const chosen = addresses.find((one) => isSameAddress(one, form.values));
  return (
    <NativeSelect
      label={m.deliverTo}
      value={chosen?.id ?? ""}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        ...addresses.map(({ id, label, address: street }) => ({
          value: id,
          label: `${label}: ${street}`,
        })),
        { value: "", label: m.elsewhere },
      ]}
    />
  );
}

function ZipAnswer({ zip }: { zip: ReturnType<typeof useZipCheck> }) {
  const { subtotal } = useCart().totals;
  const refused = zip !== null && !zip.served;
  const lack = zip?.terms ? minimumWords(zip.terms, subtotal) : null;
  return (
    <Text size="sm" c={refused ? "var(--mantine-color-error)" : "dimmed"} role="status" mt={-8}>
      {refused ? m.notServed : null}
      {zip?.served ? m.served(zip.city ?? "", DELIVERY_STATE) : null}
      {zip?.terms && !lack ? zoneWords(zip.terms) : null}
      {lack ? <strong>{lack}</strong> : null}
      {zip === null ? m.stateOnly(DELIVERY_STATE) : null}
    </Text>
  );
}

/** Offered to signed-in shoppers whose address is not saved yet. */
export function KeepAddress({ form, keeping }: FieldsProps & { keeping: AddressKeeping }) {
  const { isSaved } = useSavedAddresses(form);
  if (isSaved || form.values.address.trim() === "") return null;
  return (
    <Checkbox
      label={m.saveAddress}
      checked={keeping.isWanted}
      onChange={(event) => keeping.setWanted(event.currentTarget.checked)}
    />
  );
}

export function InstructionsField({ form }: FieldsProps) {
  const { key, ...input } = bind(form, "specialInstructions");
  return (
    <Textarea
      key={key}
      label={m.instructionsOptional}
      placeholder={m.instructionsHint}
      autosize
      minRows={2}
      maxLength={limits.specialInstructions}
      {...input}
    />
  );
}
