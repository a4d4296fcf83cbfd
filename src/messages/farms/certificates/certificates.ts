import * as en from "../../en/farms/certificates/certificates.ts";
import * as es from "../../es/farms/certificates/certificates.ts";
import { spoken } from "../../spoken.ts";

export const farmsCertificates = spoken({ en, es });
