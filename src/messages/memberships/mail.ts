import * as en from "../en/memberships/mail.ts";
import * as es from "../es/memberships/mail.ts";
import { spoken } from "../spoken.ts";

export const membershipsMail = spoken({ en, es });
