import * as en from "../en/platform/accessibility.ts";
import * as es from "../es/platform/accessibility.ts";
import { spoken } from "../spoken.ts";

export const platformAccessibility = spoken({ en, es });
