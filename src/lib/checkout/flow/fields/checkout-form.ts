import { schemaResolver, useForm, type UseFormReturnType } from "@mantine/form";
import { useEffect, useEffectEvent } from "react";
import { checkoutFields as m } from "#messages/checkout/fields.ts";
import { deliverySchema } from "#shared/checkout/checkout.ts";
import type { CheckoutFields, FieldName } from "#shared/checkout/checkout-fields.ts";
import { EMPTY_FIELDS } from "#shared/checkout/empty-fields.ts";
import { isServedZip } from "#shared/checkout/delivery.ts";
import { atMost, lineField } from "#shared/fields.ts";
import { limits } from "#shared/platform/limits.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { readZip } from "../../delivery-zip/zip-store.ts";
import { deliveryErrors } from "#client/lib/api/refused-fields.ts";
import { focusFirst } from "#client/lib/forms/focus-first.ts";
import { useSession } from "#client/lib/session/session.ts";
import { noteForm, readFields, rememberFields } from "./remembered-fields.ts";

export type CheckoutForm = UseFormReturnType<CheckoutFields>;

const line = (missing: string, max: number) =>
  lineField(missing).min(1, missing).max(max, atMost(max));

/** The shared rules, with a custom message for each empty field. */
const formSchema = deliverySchema.omit({ state: true, deliveryDate: true }).extend({
  address: line(m.enterStreet, limits.address),
  city: line(m.enterCity, limits.city),
  zipCode: line(m.enterZip, limits.zipMax).refine(isServedZip, {
    error: ({ input }) => (/^\s*\d{5}/.test(String(input)) ? m.californiaZip : m.fiveDigits),
  }),
});

/** The fields that are only ever changed one by one by typing; city, day and window also follow from others. */
const TYPED = [
  "email",
  "firstName",
  "lastName",
  "phone",
  "zipCode",
  "address",
  "specialInstructions",
] as const satisfies readonly FieldName[];

/**
 * The checkout's fields, prefilled with what is known about the shopper. A field is validated on blur, and its error
 * is cleared as soon as the shopper types.
 */
export function useCheckoutForm(): CheckoutForm {
  const { user } = useSession();
  const form = useForm<CheckoutFields>({
    initialValues: withZip(readFields()),
    validate: schemaResolver(formSchema, { sync: true }),
    validateInputOnBlur: true,
    onValuesChange: rememberFields,
  });
  const { setValues } = form;
  useEffect(() => {
    if (!user) return;
    setValues((values) => withUser(filledFrom(readFields(), { ...EMPTY_FIELDS, ...values }), user));
  }, [user, setValues]);
  const isTyped = useEffectEvent(() => TYPED.some((name) => form.isTouched(name)));
  useEffect(() => noteForm({ isTyped: () => isTyped(), show: setValues }), [setValues]);
  return form;
}

/**
 * For a checkout that opens again: takes over what has been typed into another one since. Not while it is open, since
 * its payment belongs to the fields it shows.
 */
export function takeRemembered(form: CheckoutForm): void {
  form.setValues(withZip(readFields()));
}

/** Prefills the zip that the visitor entered elsewhere on the site. */
function withZip(fields: CheckoutFields): CheckoutFields {
  return fields.zipCode === "" ? { ...fields, zipCode: readZip() ?? "" } : fields;
}

/** Fills empty fields from the account. */
function withUser(fields: CheckoutFields, user: SessionUser): CheckoutFields {
  const known: Partial<CheckoutFields> = {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    zipCode: user.zipCode ?? "",
    phone: user.phoneNumber ?? "",
  };
  return filledFrom(known, fields);
}

/** Fills the empty fields from others. */
function filledFrom(known: Partial<CheckoutFields>, fields: CheckoutFields): CheckoutFields {
  const open = Object.entries(known).filter(([name]) => fields[name as FieldName] === "");
  return { ...fields, ...Object.fromEntries(open) };
}

/** Shows the server's errors at their fields: `delivery.zipCode` belongs to `zipCode`. */
export function showServerErrors(
  form: CheckoutForm,
  errors: Readonly<Record<string, string>>,
): void {
  const own = Object.entries(deliveryErrors(errors)).filter(([name]) => name in form.values);
  if (own.length > 0) form.setErrors(Object.fromEntries(own));
}

/** Validates all fields and focuses the first invalid one. */
export function checkFields(form: CheckoutForm): boolean {
  const { hasErrors, errors } = form.validate();
  focusFirst(form, errors);
  return !hasErrors;
}

/** Validates some of the fields and focuses the first invalid one. */
export function checkSome(form: CheckoutForm, names: readonly FieldName[]): boolean {
  const wrong = names.filter((name) => form.validateField(name).hasError);
  if (wrong[0]) form.getInputNode(wrong[0])?.focus();
  return wrong.length === 0;
}
