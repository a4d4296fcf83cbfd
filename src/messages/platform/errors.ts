import * as en from "../en/platform/errors.ts";
import * as es from "../es/platform/errors.ts";
import { spoken } from "../spoken.ts";

export const platformErrors = spoken({ en, es });
