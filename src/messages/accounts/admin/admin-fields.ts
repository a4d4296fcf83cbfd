import * as en from "../../en/accounts/admin/admin-fields.ts";
import * as es from "../../es/accounts/admin/admin-fields.ts";
import { spoken } from "../../spoken.ts";

export const accountsAdminFields = spoken({ en, es });
