import * as en from "../en/farms/mail.ts";
import * as es from "../es/farms/mail.ts";
import { spoken } from "../spoken.ts";

export const farmsMail = spoken({ en, es });
