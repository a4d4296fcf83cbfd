import * as en from "../../en/platform/settings/settings.ts";
import * as es from "../../es/platform/settings/settings.ts";
import { spoken } from "../../spoken.ts";

export const platformSettings = spoken({ en, es });
