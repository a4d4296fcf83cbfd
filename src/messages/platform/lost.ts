import * as en from "../en/platform/lost.ts";
import * as es from "../es/platform/lost.ts";
import { spoken } from "../spoken.ts";

export const platformLost = spoken({ en, es });
