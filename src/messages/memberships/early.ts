import * as en from "../en/memberships/early.ts";
import * as es from "../es/memberships/early.ts";
import { spoken } from "../spoken.ts";

export const membershipsEarly = spoken({ en, es });
