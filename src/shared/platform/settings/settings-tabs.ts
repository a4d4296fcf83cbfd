import { platformSettingsWords } from "#messages/platform/settings/settings-words.ts";
import type { Settings } from "./settings.ts";

/** The settings as an admin edits them: each tab is saved separately. */
export const SETTINGS_TABS = {
  contact: [
    "businessName",
    "contactEmail",
    "contactPhone",
    "contactStreet",
    "contactCity",
    "contactState",
    "contactZip",
    "openingHours",
    "socialLinks",
  ],
  fees: ["taxBps", "deliveryFeeCents", "minimumCents", "zones", "commissionBps"],
  tax: ["deliveryTaxCategory", "taxRates"],
  delivery: [
    "deliveryWeekdays",
    "holidays",
    "movedDays",
    "leadDays",
    "boxLeadDays",
    "horizonDays",
    "windowCapacities",
    "unservedPrefixes",
    "depot",
    "vanCrates",
    "foodBank",
  ],
  payouts: ["payoutDays", "payoutDelayDays", "payoutSmallestCents"],
  books: ["bookAccounts"],
  referrals: [
    "referralFriendCents",
    "referralRewardCents",
    "referralMinimumCents",
    "referralsPerYear",
  ],
  reviews: ["reviewsAtLeast"],
  membership: ["foundingPlaces", "foundingDepositCents", "popupEnabled"],
  limits: [
    "creditAtOnceCents",
    "ordersPerHour",
    "openCheckoutsPerAccount",
    "openCheckoutsPerAddress",
    "visitorHoldPercent",
    "addressHoldPercent",
    "holdUnitsAtLeast",
  ],
} as const satisfies Record<string, readonly (keyof Settings)[]>;
export type SettingsTab = keyof typeof SETTINGS_TABS;

/** The tabs in their order. */
export const SETTINGS_TAB_IDS = Object.keys(SETTINGS_TABS) as readonly SettingsTab[];

/** A tab's label. */
export function settingsTabWords(tab: SettingsTab): string {
  return platformSettingsWords.tabs[tab];
}
