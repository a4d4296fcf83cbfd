import {
  IconBasket,
  IconCarrot,
  IconCash,
  IconClipboardList,
  IconHome,
  IconLifebuoy,
  IconPackage,
  IconRoute,
  IconSun,
  type TablerIcon,
} from "@tabler/icons-react";
import type { WorkArea } from "#shared/platform/chrome.ts";

export type BarEntry = { to: string; label: string; Icon: TablerIcon };

/** What stands in the bar at the bottom of a phone in each area; its last entry, "More", holds the rest. */
export const AREA_BAR: Record<WorkArea, readonly BarEntry[]> = {
  farmer: [
    { to: "/dashboard/farmer", label: "Today", Icon: IconSun },
    { to: "/dashboard/farmer/harvest", label: "Harvest", Icon: IconCarrot },
    { to: "/dashboard/farmer/inventory", label: "Inventory", Icon: IconBasket },
    { to: "/dashboard/farmer/sales", label: "Money", Icon: IconCash },
  ],
  logistics: [
    { to: "/dashboard/logistics", label: "The day", Icon: IconSun },
    { to: "/dashboard/logistics/pick", label: "Pick list", Icon: IconClipboardList },
    { to: "/dashboard/logistics/pack", label: "Pack list", Icon: IconPackage },
    { to: "/dashboard/logistics/routes", label: "Routes", Icon: IconRoute },
  ],
  admin: [
    { to: "/dashboard/admin", label: "Overview", Icon: IconHome },
    { to: "/dashboard/admin/orders", label: "Orders", Icon: IconPackage },
    { to: "/dashboard/payments", label: "Payments", Icon: IconCash },
    { to: "/dashboard/admin/problems", label: "Problems", Icon: IconLifebuoy },
  ],
};
