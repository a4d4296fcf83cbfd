import { DAY_MS } from "../durations.ts";

/** Limits on what the product accepts. */
export const limits = {
  /** Lines in one order. */
  orderLines: 50,
  /** Units of one product in one order. */
  unitsPerLine: 99,
  /** Minimum and maximum order in cents; the provider does not charge less than 50 cents. */
  orderMinCents: 50,
  orderMaxCents: 500_000,
  /** Maximum difference between the amount shown in the browser and ours, in cents: browsers add floats. */
  amountToleranceCents: 1,
  /** Orders one account may place per hour. */
  ordersPerHour: 5,
  /** Minutes that goods and window are held for a checkout, and the maximum while paying. */
  holdMinutes: 15,
  holdMinutesWhilePaying: 45,
  /** Minutes after which a hold ends, however often it was renewed (decision 014). */
  holdMinutesAtMost: 45,
  /** Minutes that goods and window of a phone order are held, for the customer to find the email and pay. */
  holdMinutesByPhone: 120,
  /** Minutes before a hold can be given up to another checkout: the time it takes to enter a card. */
  holdMinutesUndisturbed: 5,
  specialInstructions: 500,
  /** Maximum characters of a message to the market. */
  contactMessage: 2_000,
  /** Maximum characters of a review, and of a farm's reply. */
  reviewText: 1_000,
  reviewReply: 500,
  /** Reviews shown on a product's page initially, and at most. */
  reviewsShown: 5,
  reviewsShownAtMost: 200,
  address: 200,
  city: 80,
  personName: 60,
  /** Maximum characters of a campaign's name in a link. */
  campaign: 60,
  email: 254,
  phone: 32,
  zipMin: 5,
  zipMax: 10,
  usernameMin: 3,
  usernameMax: 32,
  passwordMin: 8,
  passwordMax: 256,
  nameMin: 2,
  /** Maximum body size in bytes: API, webhook. */
  apiBodyBytes: 64 * 1024,
  webhookBodyBytes: 256 * 1024,
  searchQuery: 80,
  /** Maximum values per shop filter. */
  filterValues: 20,
  /** Maximum length of those values as text. */
  filterText: 1_300,
  /** Farms that a person may follow; the shop's filter takes all of them. */
  followedFarms: 100,
  /** Products per page in the shop. */
  shopPage: 24,
  /** Maximum tRPC calls in one HTTP request. */
  batchedCalls: 10,
} as const;

/** Durations in milliseconds set by the specification (section 9). */
export const timings = {
  toastDisplay: 5000,
  toastRemoval: 3500,
  paymentElementReady: 100,
  popupDelay: 500,
  popupReshow: 7 * DAY_MS,
  applicationSubmit: 1500,
} as const;

/** A swipe to the right by this many pixels dismisses a toast. */
export const TOAST_SWIPE_PX = 50;
/** Maximum width of the notification area on medium screens and up. */
export const TOAST_AREA_PX = 420;
