import * as en from "../en/platform/how-it-works.ts";
import * as es from "../es/platform/how-it-works.ts";
import { spoken } from "../spoken.ts";

export const platformHowItWorks = spoken({ en, es });
