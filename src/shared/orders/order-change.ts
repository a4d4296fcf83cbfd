import { z } from "zod";
import { deliverySchema } from "../checkout/checkout.ts";
import { WINDOW_IDS } from "../checkout/delivery.ts";
import { dayField } from "../fields.ts";

const { address, city, zipCode, phone, specialInstructions } = deliverySchema.shape;

/** What a customer can change about the delivery of an order until its cut-off. */
export const deliveryChangeSchema = z.strictObject({
  number: z.string("Unknown order").max(40, "Unknown order"),
  day: dayField("Please choose a delivery day"),
  window: z.enum(WINDOW_IDS, "Please choose a delivery window"),
  address,
  city,
  zipCode,
  phone,
  specialInstructions,
});
export type DeliveryChange = z.output<typeof deliveryChangeSchema>;

/** What a change to another zip would mean. */
export const changeTermsSchema = deliveryChangeSchema.pick({ number: true, zipCode: true });

/** Units of a line that a customer takes off an order until its cut-off. */
export const takeOffSchema = z.strictObject({
  number: z.string("Unknown order").max(40, "Unknown order"),
  productId: z.int32().positive(),
  quantity: z.number("Please say how many").int().min(1, "Please say how many").max(99),
});
export type TakeOff = z.output<typeof takeOffSchema>;
