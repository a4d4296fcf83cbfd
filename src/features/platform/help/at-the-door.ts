import { platformDelivery as m } from "#messages/platform-delivery.ts";
import type { Business } from "#shared/platform/business/business.ts";

/** What people ask about the last few steps to their door. */
export const atTheDoor = ({ phone }: Business): readonly { title: string; text: string }[] => [
  m.notHome(phone),
  m.hotDays,
  m.apartments,
];
