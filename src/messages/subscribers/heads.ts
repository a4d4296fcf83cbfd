import * as en from "../en/subscribers/heads.ts";
import * as es from "../es/subscribers/heads.ts";
import { spoken } from "../spoken.ts";

export const subscribersHeads = spoken({ en, es });
