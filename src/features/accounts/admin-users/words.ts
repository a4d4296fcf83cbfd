import { accountsAdmin as m } from "#messages/accounts/admin/admin.ts";
import type { Role } from "#shared/accounts/roles.ts";
import type { AccountState } from "#shared/accounts/user-admin.ts";

export const ROLE_WORDS: Readonly<Record<Role, string>> = m.roles;

export const STATE_WORDS: Readonly<Record<AccountState, string>> = m.states;
