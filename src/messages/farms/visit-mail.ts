import * as en from "../en/farms/visit-mail.ts";
import * as es from "../es/farms/visit-mail.ts";
import { spoken } from "../spoken.ts";

export const farmsVisitMail = spoken({ en, es });
