import * as en from "../en/memberships/heads.ts";
import * as es from "../es/memberships/heads.ts";
import { spoken } from "../spoken.ts";

export const membershipsHeads = spoken({ en, es });
