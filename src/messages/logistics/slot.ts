import * as en from "../en/logistics/slot.ts";
import * as es from "../es/logistics/slot.ts";
import { spoken } from "../spoken.ts";

export const logisticsSlot = spoken({ en, es });
