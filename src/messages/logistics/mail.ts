import * as en from "../en/logistics/mail.ts";
import * as es from "../es/logistics/mail.ts";
import { spoken } from "../spoken.ts";

export const logisticsMail = spoken({ en, es });
