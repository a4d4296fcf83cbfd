import * as en from "../en/memberships/counts.ts";
import * as es from "../es/memberships/counts.ts";
import { spoken } from "../spoken.ts";

export const membershipsCounts = spoken({ en, es });
