import * as en from "../en/platform/share.ts";
import * as es from "../es/platform/share.ts";
import { spoken } from "../spoken.ts";

export const platformShare = spoken({ en, es });
