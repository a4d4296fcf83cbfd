import * as en from "../en/subscribers/waiting.ts";
import * as es from "../es/subscribers/waiting.ts";
import { spoken } from "../spoken.ts";

export const subscribersWaiting = spoken({ en, es });
