import * as en from "../../en/accounts/admin/admin.ts";
import * as es from "../../es/accounts/admin/admin.ts";
import { spoken } from "../../spoken.ts";

export const accountsAdmin = spoken({ en, es });
