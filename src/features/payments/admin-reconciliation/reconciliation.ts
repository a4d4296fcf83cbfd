import type { Outputs } from "#client/lib/api/trpc.ts";

export type Overview = Outputs["admin"]["reconciliation"]["overview"];
export type Difference = Overview["differences"][number];
export type Run = Overview["runs"][number];
