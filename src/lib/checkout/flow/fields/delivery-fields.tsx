import { Checkbox, NativeSelect, Text, Textarea, TextInput } from "@mantine/core";
import { DELIVERY_STATE, type FieldName } from "#shared/checkout/checkout-fields.ts";
import { minimumWords, zoneWords } from "#shared/checkout/zone-words.ts";
import { useCart } from "../../cart/use-cart.ts";
import type { CheckoutForm } from "./checkout-form.ts";
import classes from "../checkout.module.css";
import { useSavedAddresses } from "./use-saved-addresses.ts";
import type { AddressKeeping } from "./use-address-keeping.ts";
import { useZip } from "./use-zip.ts";

type FieldsProps = { form: CheckoutForm };

/** What every text field of a checkout shares: a stable name for the browser's memory. */
function bind(form: CheckoutForm, name: FieldName) {
  return { ...form.getInputProps(name), name, key: form.key(name) };
}

export function EmailField({ form }: FieldsProps) {
  const { key, ...input } = bind(form, "email");
  return (
    <TextInput
      key={key}
      label="Email"
      type="email"
      autoComplete="email"
      withAsterisk
      description="For the confirmation and delivery updates"
      {...input}
    />
  );
}

export function NameFields({ form, required }: FieldsProps & { required: boolean }) {
  const { key: firstKey, ...first } = bind(form, "firstName");
  const { key: lastKey, ...last } = bind(form, "lastName");
  return (
    <div className={classes["pair"]}>
      <TextInput
        key={firstKey}
        label={required ? "First name" : "First name (optional)"}
        autoComplete="given-name"
        withAsterisk={required}
        {...first}
      />
      <TextInput key={lastKey} label="Last name (optional)" autoComplete="family-name" {...last} />
    </div>
  );
}

export function PhoneField({ form }: FieldsProps) {
  const { key, ...input } = bind(form, "phone");
  return (
    <TextInput
      key={key}
      label="Phone (optional)"
      type="tel"
      autoComplete="tel"
      description="Only for the driver on delivery day"
      {...input}
    />
  );
}

/** Zip first: it fills in the city and shows at once whether we deliver there. */
export function AddressFields({ form }: FieldsProps) {
  const zip = useZip(form);
  const saved = useSavedAddresses(form);
  const { key: zipKey, ...zipInput } = bind(form, "zipCode");
  const { key: streetKey, ...street } = bind(form, "address");
  const { key: cityKey, ...city } = bind(form, "city");
  return (
    <>
      {saved.addresses.length > 0 ? <AddressChoice form={form} saved={saved} /> : null}
      <div className={classes["pair"]}>
        <TextInput
          key={zipKey}
          label="Zip code"
          inputMode="numeric"
          autoComplete="shipping postal-code"
          maxLength={10}
          withAsterisk
          {...zipInput}
        />
        <TextInput
          key={cityKey}
          label="City"
          autoComplete="shipping address-level2"
          withAsterisk
          {...city}
        />
      </div>
      <ZipAnswer zip={zip} />
      <TextInput
        key={streetKey}
        label="Street address"
        autoComplete="shipping address-line1"
        withAsterisk
        {...street}
      />
    </>
  );
}

type AddressChoiceProps = FieldsProps & { saved: ReturnType<typeof useSavedAddresses> };

function AddressChoice({ form, saved: { addresses, choose } }: AddressChoiceProps) {
  const { address, zipCode } = form.values;
  const chosen = addresses.find((one) => one.address === address && one.zipCode === zipCode);
  return (
    <NativeSelect
      label="Deliver to"
      value={chosen?.id ?? ""}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        ...addresses.map(({ id, label, address: street }) => ({
          value: id,
          label: `${label}: ${street}`,
        })),
        { value: "", label: "Deliver somewhere else" },
      ]}
    />
  );
}

function ZipAnswer({ zip }: { zip: ReturnType<typeof useZip> }) {
  const { subtotal } = useCart().totals;
  const refused = zip !== null && !zip.served;
  const lack = zip?.terms ? minimumWords(zip.terms, subtotal) : null;
  return (
    <Text size="sm" c={refused ? "var(--mantine-color-error)" : "dimmed"} role="status" mt={-8}>
      {refused ? "We do not deliver to this zip code yet" : null}
      {zip?.served ? `✓ We deliver to ${zip.city}, ${DELIVERY_STATE}. ` : null}
      {zip?.terms && !lack ? zoneWords(zip.terms) : null}
      {lack ? <strong>{lack}</strong> : null}
      {zip === null ? `State: ${DELIVERY_STATE}. We deliver in California only.` : null}
    </Text>
  );
}

/** Offered to who has an account, for an address that is not saved yet. */
export function KeepAddress({ form, keeping }: FieldsProps & { keeping: AddressKeeping }) {
  const { isSaved } = useSavedAddresses(form);
  if (isSaved || form.values.address.trim() === "") return null;
  return (
    <Checkbox
      label="Save this address for next time"
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
      label="Delivery instructions (optional)"
      placeholder="Gate code, safe place, leave at door"
      autosize
      minRows={2}
      maxLength={500}
      {...input}
    />
  );
}
