import * as en from "../en/memberships/errors.ts";
import * as es from "../es/memberships/errors.ts";
import { spoken } from "../spoken.ts";

export const membershipsErrors = spoken({ en, es });
