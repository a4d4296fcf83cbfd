import type { Role } from "#shared/accounts/roles.ts";
import type { AccountState } from "#shared/accounts/user-admin.ts";

export const ROLE_WORDS: Record<Role, string> = {
  customer: "Customer",
  farmer: "Farmer",
  logistics: "Logistics",
  admin: "Admin",
};

export const STATE_WORDS: Record<AccountState, string> = { open: "Open", disabled: "Disabled" };
