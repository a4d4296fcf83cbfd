/** User roles. Registration offers the first two; an admin assigns the others. */
export const ROLES = ["customer", "farmer", "logistics", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const REGISTRATION_ROLES = ["customer", "farmer"] as const;

/** The parts of the product that belong to a role (spec sections 2 and 6). */
export const AREAS = ["customer", "farmer", "logistics", "admin", "account"] as const;
export type Area = (typeof AREAS)[number];

const ROLES_OF_AREA: Record<Area, readonly Role[]> = {
  customer: ["customer", "admin"],
  farmer: ["farmer", "admin"],
  logistics: ["logistics", "admin"],
  admin: ["admin"],
  account: ROLES,
};

/** The single source of truth for "may this role enter this area"; used by route guards and procedures alike. */
export function mayEnter(role: Role, area: Area): boolean {
  return ROLES_OF_AREA[area].includes(role);
}

export const DASHBOARD_OF_ROLE = {
  customer: "/dashboard/customer",
  farmer: "/dashboard/farmer",
  logistics: "/dashboard/logistics",
  admin: "/dashboard/admin",
} as const satisfies Record<Role, string>;
