import { type Day, weekdayOf } from "#shared/time.ts";

/** What `checkout.delivery.options` answers if there is one day to choose, with five places left in its morning. */
export const oneDeliveryDay = (of: { today: Day; day: Day; lastOrderDay: Day }) => ({
  today: of.today,
  days: [
    {
      day: of.day,
      lastOrderDay: of.lastOrderDay,
      serves: [weekdayOf(of.day)],
      windows: [{ id: "morning", left: 5 }],
    },
  ],
});
