import * as en from "../en/accounts/admin-fields.ts";
import * as es from "../es/accounts/admin-fields.ts";
import { spoken } from "../spoken.ts";

export const accountsAdminFields = spoken({ en, es });
