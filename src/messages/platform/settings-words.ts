import * as en from "../en/platform/settings-words.ts";
import * as es from "../es/platform/settings-words.ts";
import { spoken } from "../spoken.ts";

export const platformSettingsWords = spoken({ en, es });
