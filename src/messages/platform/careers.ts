import * as en from "../en/platform/careers.ts";
import * as es from "../es/platform/careers.ts";
import { spoken } from "../spoken.ts";

export const platformCareers = spoken({ en, es });
