import * as en from "../en/subscribers/updates.ts";
import * as es from "../es/subscribers/updates.ts";
import { spoken } from "../spoken.ts";

export const subscribersUpdates = spoken({ en, es });
