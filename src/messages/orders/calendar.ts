import * as en from "../en/orders/calendar.ts";
import * as es from "../es/orders/calendar.ts";
import { spoken } from "../spoken.ts";

export const ordersCalendar = spoken({ en, es });
