import { number, plural } from "../kit.ts";

export const period = (from: string, to: string) => `${from} to ${to}`;
export const whole = (value: number) => number(value);
export const unchanged = "unchanged";
export const up = (percent: number) => `up ${number(percent)}%`;
export const down = (percent: number) => `down ${number(percent)}%`;
export const more = (count: number) => `up ${number(count)}`;
export const fewer = (count: number) => `down ${number(count)}`;
export const upPoints = (points: number) =>
  `up ${number(points)} ${points === 1 ? "point" : "points"}`;
export const downPoints = (points: number) =>
  `down ${number(points)} ${points === 1 ? "point" : "points"}`;
export const figures = {
  sales: "Sales",
  orders: "Orders",
  netRevenue: "Net revenue",
  basket: "Average order",
  customers: "Customers",
  newCustomers: "New customers",
  returningCustomers: "Returning customers",
  refunds: "Refunds",
  refundShare: "Refund rate",
  fillRate: "Fill rate",
  onTime: "On-time deliveries",
  activeBoxes: "Weekly boxes",
  skipRate: "Skipped boxes",
  farmsLive: "Open farms",
  payable: "Owed to farms",
};
export const how = {
  sales:
    "What cards paid for the orders placed in the period, tax and delivery included, before refunds. Orders that were canceled or refunded in full are not in it.",
  orders: "Paid orders placed in the period that were not canceled or refunded in full.",
  netRevenue:
    "Commission, delivery fees and other income that the ledger booked in the period, less discounts, box gifts, referral credit, goodwill and the refunds that we bear. Card fees, disputes and what carriers owe us are not in it.",
  basket: "Sales divided by orders, rounded to a cent.",
  customers: "Different email addresses among the orders of the period.",
  newCustomers: "Addresses whose first order ever was placed in the period.",
  returningCustomers: "Addresses that ordered in the period and had ordered before it.",
  refunds:
    "Money given back in the period for parts of orders that stand, without what failed. Sales less refunds is what we kept.",
  refundShare: "Refunds of the period as a share of its sales. Shown once there are ten orders.",
  fillRate:
    "Units ordered in the period that were not refunded, as a share of all units ordered, without what customers took off their orders themselves.",
  onTime:
    "Orders delivered before their window ended, as a share of all deliveries in the period. Shown once there are ten deliveries.",
  activeBoxes: "Households with a weekly box on the last day of the period, paused ones included.",
  skipRate:
    "Boxes skipped or paused, as a share of all boxes due in the period. Shown once there are ten boxes.",
  farmsLive: "Farms selling on the last day of the period, without paused and closed ones.",
  payable:
    "What we owe all farms at the end of the period according to the ledger, whether it can be paid yet or not.",
};
export const channels = { online: "Online", phone: "By phone", box: "As a weekly box" };
export const salesPeriods = {
  week: "This week",
  "last-week": "Last week",
  month: "This month",
  "last-month": "Last month",
  year: "12 months",
};
export const rules = (count: number) =>
  plural(count, { one: `${count} rule`, other: `${count} rules` });
export const broken = (said: string, checked: number) => `${said} of ${checked} broken.`;
export const noViolations = (checked: string) => `${checked} checked, no violations.`;
export const tooLong = (said: string) => `${said} took too long to check.`;
export const others = {
  farm: "All others",
  category: "All others",
  zip: "All others",
  window: "All others",
};
