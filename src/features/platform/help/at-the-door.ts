import { platformDelivery as m } from "#messages/platform/help/delivery.ts";
import { type Business, phoneWords } from "#shared/platform/business/business.ts";

/** What people ask about the last few steps to their door. */
export const atTheDoor = (business: Business): readonly { title: string; text: string }[] => [
  m.notHome(phoneWords(business)),
  m.hotDays,
  m.apartments,
];
