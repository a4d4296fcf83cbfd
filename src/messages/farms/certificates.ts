import * as en from "../en/farms/certificates.ts";
import * as es from "../es/farms/certificates.ts";
import { spoken } from "../spoken.ts";

export const farmsCertificates = spoken({ en, es });
