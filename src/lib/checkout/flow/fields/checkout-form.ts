import { schemaResolver, useForm, type UseFormReturnType } from "@mantine/form";
import { useEffect } from "react";
import { checkoutFields as m } from "#messages/checkout-fields.ts";
import { deliverySchema } from "#shared/checkout/checkout.ts";
import {
  type CheckoutFields,
  FIELD_ORDER,
  type FieldName,
} from "#shared/checkout/checkout-fields.ts";
import { isServedZip } from "#shared/checkout/delivery.ts";
import { atMost, lineField } from "#shared/fields.ts";
import { limits } from "#shared/platform/limits.ts";
import type { SessionUser } from "#shared/accounts/user.ts";
import { readZip } from "../../delivery-zip/zip-store.ts";
import { deliveryErrors } from "#client/lib/api/refused-fields.ts";
import { useSession } from "#client/lib/session/session.ts";
import { readFields, rememberFields } from "./remembered-fields.ts";

export type CheckoutForm = UseFormReturnType<CheckoutFields>;

const line = (missing: string, max: number) =>
  lineField(missing).min(1, missing).max(max, atMost(max));

/** The shared rules, with each field's own words for when it is empty. */
const formSchema = deliverySchema.omit({ state: true, deliveryDate: true }).extend({
  address: line(m.enterStreet, limits.address),
  city: line(m.enterCity, limits.city),
  zipCode: line(m.enterZip, limits.zipMax).refine(isServedZip, {
    error: ({ input }) => (/^\s*\d{5}/.test(String(input)) ? m.californiaZip : m.fiveDigits),
  }),
});

/**
 * The fields of a checkout, filled with what is known of the shopper. A field is checked on leaving
 * it, and its error goes as soon as it is typed into.
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
    if (user) setValues((values) => withUser({ ...readFields(), ...values }, user));
  }, [user, setValues]);
  return form;
}

/** The zip that the visitor gave elsewhere on the site: no one is asked twice. */
function withZip(fields: CheckoutFields): CheckoutFields {
  return fields.zipCode === "" ? { ...fields, zipCode: readZip() ?? "" } : fields;
}

/** What the account knows, in fields that are still empty. */
function withUser(fields: CheckoutFields, user: SessionUser): CheckoutFields {
  const known: Partial<CheckoutFields> = {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    zipCode: user.zipCode ?? "",
    phone: user.phoneNumber ?? "",
  };
  const open = Object.entries(known).filter(([name]) => fields[name as FieldName] === "");
  return { ...fields, ...Object.fromEntries(open) };
}

/** Puts what the server found at its field: `delivery.zipCode` belongs to `zipCode`. */
export function showServerErrors(
  form: CheckoutForm,
  errors: Readonly<Record<string, string>>,
): void {
  const own = Object.entries(deliveryErrors(errors)).filter(([name]) => name in form.values);
  if (own.length > 0) form.setErrors(Object.fromEntries(own));
}

/** Checks all fields and moves to the first that needs something. */
export function checkFields(form: CheckoutForm): boolean {
  const { hasErrors, errors } = form.validate();
  const first = FIELD_ORDER.find((name) => Boolean(errors[name]));
  if (first) form.getInputNode(first)?.focus();
  return !hasErrors;
}

/** Checks some of the fields and moves to the first that needs something. */
export function checkSome(form: CheckoutForm, names: readonly FieldName[]): boolean {
  const wrong = names.filter((name) => form.validateField(name).hasError);
  if (wrong[0]) form.getInputNode(wrong[0])?.focus();
  return wrong.length === 0;
}
