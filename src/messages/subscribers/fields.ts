import * as en from "../en/subscribers/fields.ts";
import * as es from "../es/subscribers/fields.ts";
import { spoken } from "../spoken.ts";

export const subscribersFields = spoken({ en, es });
