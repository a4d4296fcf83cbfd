import * as en from "../en/subscribers/admin-fields.ts";
import * as es from "../es/subscribers/admin-fields.ts";
import { spoken } from "../spoken.ts";

export const subscribersAdminFields = spoken({ en, es });
