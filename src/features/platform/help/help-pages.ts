import { platformHelp as m } from "#messages/platform/help/help.ts";
import { REPORT_DAYS } from "#shared/analytics/report-days.ts";

type HelpPage = { path: `/${string}`; title: string; description: string };

export const FAQ: HelpPage = { path: "/faq", ...m.faq };

export const DELIVERY: HelpPage = { path: "/delivery", ...m.delivery };

export const RETURNS: HelpPage = { path: "/returns", ...m.returns(REPORT_DAYS) };
