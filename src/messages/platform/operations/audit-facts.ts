import * as en from "../../en/platform/operations/audit-facts.ts";
import * as es from "../../es/platform/operations/audit-facts.ts";
import { spoken } from "../../spoken.ts";

export const platformAuditFacts = spoken({ en, es });
