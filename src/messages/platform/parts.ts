import * as en from "../en/platform/parts.ts";
import * as es from "../es/platform/parts.ts";
import { spoken } from "../spoken.ts";

export const platformParts = spoken({ en, es });
