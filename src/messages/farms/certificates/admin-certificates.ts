import * as en from "../../en/farms/certificates/admin-certificates.ts";
import * as es from "../../es/farms/certificates/admin-certificates.ts";
import { spoken } from "../../spoken.ts";

export const farmsAdminCertificates = spoken({ en, es });
