import * as en from "../en/accounts/frame.ts";
import * as es from "../es/accounts/frame.ts";
import { spoken } from "../spoken.ts";

export const accountsFrame = spoken({ en, es });
