import * as en from "../en/subscribers/admin.ts";
import * as es from "../es/subscribers/admin.ts";
import { spoken } from "../spoken.ts";

export const subscribersAdmin = spoken({ en, es });
