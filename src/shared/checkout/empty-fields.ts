import type { CheckoutFields } from "./checkout-fields.ts";
import { DEFAULT_WINDOW } from "./delivery.ts";

/** A checkout form before anything is typed. */
export const EMPTY_FIELDS: CheckoutFields = {
  email: "",
  firstName: "",
  lastName: "",
  address: "",
  city: "",
  zipCode: "",
  phone: "",
  deliveryDate: "",
  deliveryTime: DEFAULT_WINDOW,
  specialInstructions: "",
};
