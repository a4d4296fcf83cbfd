import * as en from "../en/platform/press.ts";
import * as es from "../es/platform/press.ts";
import { spoken } from "../spoken.ts";

export const platformPress = spoken({ en, es });
