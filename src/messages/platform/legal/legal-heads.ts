import * as en from "../../en/platform/legal/legal-heads.ts";
import * as es from "../../es/platform/legal/legal-heads.ts";
import { spoken } from "../../spoken.ts";

export const platformLegalHeads = spoken({ en, es });
