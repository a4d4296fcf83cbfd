import type { MailKind } from "#shared/mail/mail.ts";
import type { MailData } from "../../mail/port.ts";
import { accountSamples } from "./samples/account-samples.ts";
import { boxSamples } from "./samples/box-samples.ts";
import { deliverySamples } from "./samples/delivery-samples.ts";
import { farmSamples } from "./samples/farm-samples.ts";
import { orderSamples } from "./samples/order-samples.ts";
import { paymentSamples } from "./samples/payment-samples.ts";
import { subscriberSamples } from "./samples/subscriber-samples.ts";

/**
 * Sample data for email previews: a fictional customer and her order. What people wrote is in the current language;
 * goods are in English.
 */
export const mailSamples = (): { [Kind in MailKind]: MailData[Kind] } => ({
  ...accountSamples(),
  ...boxSamples(),
  ...deliverySamples(),
  ...farmSamples(),
  ...orderSamples(),
  ...paymentSamples(),
  ...subscriberSamples(),
});
