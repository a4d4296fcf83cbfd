/** All tables, for the client and for drizzle-kit. */
export * from "./users.ts";
export * from "./catalog.ts";
export * from "./checkouts.ts";
export * from "./orders.ts";
export * from "./payments.ts";
export * from "./memberships.ts";
export * from "./subscribers.ts";
export * from "./early-access.ts";
export * from "./applications.ts";
export * from "./recipes.ts";
export * from "./system.ts";
export * from "./accounts.ts";
export * from "./care.ts";
export * from "./contact.ts";
