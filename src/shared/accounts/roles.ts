/** Who someone is. Registration offers the first two; the others are assigned by an admin. */
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

/** The one answer to "may this role enter here": guards of routes and procedures both ask it. */
export function mayEnter(role: Role, area: Area): boolean {
  return ROLES_OF_AREA[area].includes(role);
}

export const DASHBOARD_OF_ROLE = {
  customer: "/dashboard/customer",
  farmer: "/dashboard/farmer",
  logistics: "/dashboard/logistics",
  admin: "/dashboard/admin",
} as const satisfies Record<Role, string>;
