import * as en from "../../en/platform/company/company.ts";
import * as es from "../../es/platform/company/company.ts";
import { spoken } from "../../spoken.ts";

export const platformCompany = spoken({ en, es });
