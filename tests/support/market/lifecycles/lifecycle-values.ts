import type { products } from "#db/schema/catalog/catalog.ts";
import { cents, NO_MONEY } from "#shared/money.ts";

export const AT = new Date("2026-11-20T17:00:00Z");
export const WRITTEN = { createdAt: AT };
export const CHANGED = { createdAt: AT, updatedAt: AT };
export const DAY = "2026-11-24";
export const EMAIL = "row@example.com";

const delivery = {
  firstName: "Row",
  lastName: "Lee",
  email: EMAIL,
  phone: "707-555-0100",
  address: "9 Quiet Lane",
  city: "Petaluma",
  zipCode: "94952",
  deliveryTime: "morning" as const,
  deliveryDate: DAY,
  specialInstructions: "",
};

export function orderOf(checkoutId: string, number: string) {
  return {
    number,
    checkoutId,
    paymentIntentId: `pi_${number}`,
    email: EMAIL,
    subtotal: cents(500),
    tax: NO_MONEY,
    deliveryFee: NO_MONEY,
    discount: NO_MONEY,
    total: cents(500),
    taxBps: 0,
    deliveryDay: DAY,
    deliveryWindow: "morning" as const,
    delivery,
    placedAt: AT,
  };
}

export function lineOf(orderId: string, { id: productId, ...goods }: typeof products.$inferSelect) {
  const { farmId, farmName, name, pack, picture } = goods;
  return {
    orderId,
    productId,
    farmId,
    farmName,
    name,
    pack,
    picture,
    unitPrice: cents(500),
    quantity: 1,
    lineTotal: cents(500),
    commissionBps: 1800,
    commission: cents(90),
    farmShare: cents(410),
  };
}

export function subscriptionOf(userId: string) {
  return {
    ...WRITTEN,
    userId,
    size: "small" as const,
    everyWeeks: 1 as const,
    weekday: 2,
    window: "morning" as const,
    delivery,
    never: [],
    without: [],
    paymentMethodId: "pm_row",
    cardLabel: "Visa 4242",
    consentText: "I agree",
    consentAt: AT,
    firstDay: DAY,
  };
}

export function applicationOf() {
  return {
    ...WRITTEN,
    farmName: "Row Farm",
    familyName: "Lee",
    email: EMAIL,
    phone: "707-555-0100",
    location: "Davis, CA",
    farmType: "fruit",
    yearsActive: "3-5",
    acreage: "5-20",
    productsGrown: "Plums",
    farmingPractices: "Cover crops",
    markets: [],
    certifications: [],
    sellingPlatforms: [],
    whyJoin: "Because",
    submittedAt: AT,
    reviewDueOn: DAY,
  };
}

export function farmOf() {
  return {
    ...WRITTEN,
    statusSince: AT,
    changedAt: AT,
    slug: "row-farm",
    name: "Row Farm",
    family: "Lee",
    town: "Davis",
    zipCode: "95616",
    latitude: 38.5,
    longitude: -121.7,
    sinceYear: 1990,
    acreage: 12,
    farmType: "fruit",
    tagline: "Plums",
    story: [],
    quote: "",
    quoteBy: "",
    practices: [],
    commissionBps: 1800,
    picture: "farm",
  };
}
