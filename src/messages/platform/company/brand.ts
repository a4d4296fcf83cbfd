import * as en from "../../en/platform/company/brand.ts";
import * as es from "../../es/platform/company/brand.ts";
import { spoken } from "../../spoken.ts";

export const platformBrand = spoken({ en, es });
