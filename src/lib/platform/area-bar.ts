import { platformWork as m } from "#messages/platform/shell/work.ts";
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
import type { WorkArea } from "#shared/platform/pages/chrome.ts";

export type BarEntry = { to: string; label: string; Icon: TablerIcon };

/** Entries of each area's bottom bar on phones; the last one, "More", contains the rest. */
export const AREA_BAR: Record<WorkArea, readonly BarEntry[]> = {
  farmer: [
    { to: "/dashboard/farmer", label: m.pages.today, Icon: IconSun },
    { to: "/dashboard/farmer/harvest", label: m.pages.harvest, Icon: IconCarrot },
    { to: "/dashboard/farmer/inventory", label: m.pages.inventory, Icon: IconBasket },
    { to: "/dashboard/farmer/sales", label: m.pages.money, Icon: IconCash },
  ],
  logistics: [
    { to: "/dashboard/logistics", label: m.pages.day, Icon: IconSun },
    { to: "/dashboard/logistics/pick", label: m.pages.pick, Icon: IconClipboardList },
    { to: "/dashboard/logistics/pack", label: m.pages.pack, Icon: IconPackage },
    { to: "/dashboard/logistics/routes", label: m.pages.routes, Icon: IconRoute },
  ],
  admin: [
    { to: "/dashboard/admin", label: m.pages.overview, Icon: IconHome },
    { to: "/dashboard/admin/orders", label: m.pages.orders, Icon: IconPackage },
    { to: "/dashboard/payments", label: m.pages.payments, Icon: IconCash },
    { to: "/dashboard/admin/problems", label: m.pages.problems, Icon: IconLifebuoy },
  ],
};
