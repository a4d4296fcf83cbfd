import * as en from "../en/memberships/fields.ts";
import * as es from "../es/memberships/fields.ts";
import { spoken } from "../spoken.ts";

export const membershipsFields = spoken({ en, es });
