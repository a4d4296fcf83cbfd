import * as en from "../../en/farms/certificates/certificate-fields.ts";
import * as es from "../../es/farms/certificates/certificate-fields.ts";
import { spoken } from "../../spoken.ts";

export const farmsCertificateFields = spoken({ en, es });
