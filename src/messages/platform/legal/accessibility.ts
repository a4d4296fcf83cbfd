import * as en from "../../en/platform/legal/accessibility.ts";
import * as es from "../../es/platform/legal/accessibility.ts";
import { spoken } from "../../spoken.ts";

export const platformAccessibility = spoken({ en, es });
