import * as en from "../../en/platform/settings/settings-errors.ts";
import * as es from "../../es/platform/settings/settings-errors.ts";
import { spoken } from "../../spoken.ts";

export const platformSettingsErrors = spoken({ en, es });
