import type { PgTable } from "drizzle-orm/pg-core";
import type * as schema from "../schema/index.ts";
import { accountRules } from "./accounts.ts";
import type { TableRule } from "./classify.ts";
import { logisticsRules } from "./logistics.ts";
import { marketRules } from "./market.ts";
import { tradeRules } from "./trade.ts";

type TableNames = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends PgTable ? Name : never;
}[keyof typeof schema];

/**
 * What every table stores about a person, and what erasure does to it. A table or text column that is not
 * classified here does not compile.
 */
export const PERSON_MAP: Readonly<Record<TableNames, TableRule>> = {
  ...accountRules,
  ...tradeRules,
  ...logisticsRules,
  ...marketRules,
};

/** In erasure order: tables that others are found by come last. */
export const PERSON_RULES: readonly TableRule[] = Object.values(PERSON_MAP);
