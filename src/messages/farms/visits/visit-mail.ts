import * as en from "../../en/farms/visits/visit-mail.ts";
import * as es from "../../es/farms/visits/visit-mail.ts";
import { spoken } from "../../spoken.ts";

export const farmsVisitMail = spoken({ en, es });
