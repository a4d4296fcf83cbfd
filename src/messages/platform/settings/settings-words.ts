import * as en from "../../en/platform/settings/settings-words.ts";
import * as es from "../../es/platform/settings/settings-words.ts";
import { spoken } from "../../spoken.ts";

export const platformSettingsWords = spoken({ en, es });
