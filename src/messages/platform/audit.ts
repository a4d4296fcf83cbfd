import * as en from "../en/platform/audit.ts";
import * as es from "../es/platform/audit.ts";
import { spoken } from "../spoken.ts";

export const platformAudit = spoken({ en, es });
