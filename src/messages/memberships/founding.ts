import * as en from "../en/memberships/founding.ts";
import * as es from "../es/memberships/founding.ts";
import { spoken } from "../spoken.ts";

export const membershipsFounding = spoken({ en, es });
