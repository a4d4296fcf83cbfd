import * as en from "../en/platform/dollar.ts";
import * as es from "../es/platform/dollar.ts";
import { spoken } from "../spoken.ts";

export const platformDollar = spoken({ en, es });
