import * as en from "../en/mail/view.ts";
import * as es from "../es/mail/view.ts";
import { spoken } from "../spoken.ts";

export const mailView = spoken({ en, es });
