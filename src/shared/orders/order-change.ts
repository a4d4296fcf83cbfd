import { ordersErrors as m } from "#messages/orders-errors.ts";
import { z } from "zod";
import { deliverySchema } from "../checkout/checkout.ts";
import { WINDOW_IDS } from "../checkout/delivery.ts";
import { dayField } from "../fields.ts";
import { limits } from "../platform/limits.ts";

const orderNumber = z
  .string({ error: () => m.unknownOrder })
  .max(40, { error: () => m.unknownOrder });

const { address, city, zipCode, phone, specialInstructions } = deliverySchema.shape;

/** What a customer can change about the delivery of an order until its cut-off. */
export const deliveryChangeSchema = z.strictObject({
  number: orderNumber,
  day: dayField(() => m.chooseDeliveryDay),
  window: z.enum(WINDOW_IDS, { error: () => m.chooseDeliveryWindow }),
  address,
  city,
  zipCode,
  phone,
  specialInstructions,
});
export type DeliveryChange = z.output<typeof deliveryChangeSchema>;

/** When an order whose delivery failed is brought again, to the same door. */
export const redeliverySchema = deliveryChangeSchema.pick({
  number: true,
  day: true,
  window: true,
});
export type Redelivery = z.output<typeof redeliverySchema>;

/** What a change to another zip would mean. */
export const changeTermsSchema = deliveryChangeSchema.pick({ number: true, zipCode: true });

/** Whether a weekly box that is closed goes to the food bank. */
export const orderDonationSchema = deliveryChangeSchema
  .pick({ number: true })
  .extend({ donated: z.boolean() });

/** Units of a line that a customer takes off an order until its cut-off. */
export const takeOffSchema = z.strictObject({
  number: orderNumber,
  productId: z.int32().positive(),
  quantity: z
    .number({ error: () => m.sayHowMany })
    .int()
    .min(1, { error: () => m.sayHowMany })
    .max(limits.unitsPerLine),
  /** Made by the form, so that a repeated request takes off once. */
  key: z.uuid().optional(),
});
export type TakeOff = z.output<typeof takeOffSchema>;
