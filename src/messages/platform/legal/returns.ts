import * as en from "../../en/platform/legal/returns.ts";
import * as es from "../../es/platform/legal/returns.ts";
import { spoken } from "../../spoken.ts";

export const platformReturns = spoken({ en, es });
