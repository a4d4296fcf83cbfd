import { platformWork as m } from "#messages/platform/shell/work.ts";
import { type Area, DASHBOARD_OF_ROLE, mayEnter, type Role } from "#shared/accounts/roles.ts";
import { ACCOUNT_LINK } from "../site-links.ts";

export type AreaChoice = { area: Area; label: string; to: string };

/** The name of each area, in display order. */
const CHOICES: readonly AreaChoice[] = [
  { area: "admin", label: m.areas.admin, to: DASHBOARD_OF_ROLE.admin },
  { area: "farmer", label: m.areas.farmer, to: DASHBOARD_OF_ROLE.farmer },
  { area: "logistics", label: m.areas.logistics, to: DASHBOARD_OF_ROLE.logistics },
  { area: "customer", label: ACCOUNT_LINK.label, to: ACCOUNT_LINK.href },
];

/** The areas that a role may enter. */
export function areasOf(role: Role): AreaChoice[] {
  return CHOICES.filter(({ area }) => mayEnter(role, area));
}

export function areaLabel(area: Area): string {
  return CHOICES.find((choice) => choice.area === area)?.label ?? "";
}
