import * as en from "../en/farms/admin-certificates.ts";
import * as es from "../es/farms/admin-certificates.ts";
import { spoken } from "../spoken.ts";

export const farmsAdminCertificates = spoken({ en, es });
