import * as en from "../en/platform/hours.ts";
import * as es from "../es/platform/hours.ts";
import { spoken } from "../spoken.ts";

export const platformHours = spoken({ en, es });
