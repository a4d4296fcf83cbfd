import * as en from "../en/farms/certificate-fields.ts";
import * as es from "../es/farms/certificate-fields.ts";
import { spoken } from "../spoken.ts";

export const farmsCertificateFields = spoken({ en, es });
