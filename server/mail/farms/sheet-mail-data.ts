import type { WindowId } from "#shared/checkout/delivery.ts";
import type { FarmGoods, MailGoods } from "../mail-goods.ts";

/** Data for a farm's harvest sheet by email. */
export type SheetMailData = {
  /** A farm's harvest sheet for a day. Names customers by first name only. */
  farm_sheet: {
    farmName: string;
    day: string;
    /** Whether these orders were added after the day's sheet was sent. */
    isSupplement: boolean;
    /** The day on which the farm brings it, and where to. */
    bring: { day: string; depot: { name: string; street: string; city: string; zipCode: string } };
    products: FarmGoods[];
    orders: {
      number: string;
      firstName: string;
      window: WindowId;
      lines: MailGoods[];
    }[];
    url: string;
  };
  /** Part of a farm's sheet was canceled after it was sent. Does not name the customer. */
  farm_correction: {
    farmName: string;
    day: string;
    orderNumber: string;
    /** Not harvested yet, and back on sale. */
    notNeeded: FarmGoods[];
    /** Already harvested, and not on sale: only the farm can judge whether they can still be sold. */
    harvested: FarmGoods[];
    harvestUrl: string;
    inventoryUrl: string;
  };
};
