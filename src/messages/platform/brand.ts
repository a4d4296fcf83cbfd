import * as en from "../en/platform/brand.ts";
import * as es from "../es/platform/brand.ts";
import { spoken } from "../spoken.ts";

export const platformBrand = spoken({ en, es });
