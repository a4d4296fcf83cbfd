import * as en from "../en/platform/offline.ts";
import * as es from "../es/platform/offline.ts";
import { spoken } from "../spoken.ts";

export const platformOffline = spoken({ en, es });
