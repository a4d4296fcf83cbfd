import * as en from "../en/platform/legal.ts";
import * as es from "../es/platform/legal.ts";
import { spoken } from "../spoken.ts";

export const platformLegal = spoken({ en, es });
