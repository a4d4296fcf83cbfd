import * as en from "../../en/platform/operations/audit.ts";
import * as es from "../../es/platform/operations/audit.ts";
import { spoken } from "../../spoken.ts";

export const platformAudit = spoken({ en, es });
