import * as en from "../en/platform/settings.ts";
import * as es from "../es/platform/settings.ts";
import { spoken } from "../spoken.ts";

export const platformSettings = spoken({ en, es });
