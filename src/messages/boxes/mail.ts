import * as en from "../en/boxes/mail.ts";
import * as es from "../es/boxes/mail.ts";
import { spoken } from "../spoken.ts";

export const boxesMail = spoken({ en, es });
