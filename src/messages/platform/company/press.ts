import * as en from "../../en/platform/company/press.ts";
import * as es from "../../es/platform/company/press.ts";
import { spoken } from "../../spoken.ts";

export const platformPress = spoken({ en, es });
