/** Numbers that bound what the product accepts, each with the place its rule comes from. */
export const limits = {
  /** Lines in one order (security checklist, business limits). */
  orderLines: 50,
  /** Units of one product in one order. */
  unitsPerLine: 99,
  /** Smallest and largest order in cents; the provider charges nothing under 50 cents. */
  orderMinCents: 50,
  orderMaxCents: 500_000,
  /** How far the amount a browser shows may be from ours, in cents: browsers add floats. */
  amountToleranceCents: 1,
  /** Orders one account may place in an hour. */
  ordersPerHour: 5,
  /** Minutes that goods and window stay held for a checkout, and at the most while paying. */
  holdMinutes: 15,
  holdMinutesWhilePaying: 45,
  /** Minutes after which a hold ends however often it was renewed (decision 014). */
  holdMinutesAtMost: 45,
  /** Minutes that goods and window of an order by phone stay held, for its customer to find the email and pay. */
  holdMinutesByPhone: 120,
  /** Minutes that a hold is safe from giving way, for the time it takes to fill in a card. */
  holdMinutesUndisturbed: 5,
  specialInstructions: 500,
  /** Characters of a message to the market. */
  contactMessage: 2_000,
  /** Characters of a buyer's review, and of a farm's reply to it. */
  reviewText: 1_000,
  reviewReply: 500,
  /** Reviews that a product's page shows at first, and at most. */
  reviewsShown: 5,
  reviewsShownAtMost: 200,
  address: 200,
  city: 80,
  personName: 60,
  /** The name of a campaign in a link. */
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
  /** Bodies in bytes: API, webhook. */
  apiBodyBytes: 64 * 1024,
  webhookBodyBytes: 256 * 1024,
  searchQuery: 80,
  /** Values of one of the shop's filters, as many farms. */
  filterValues: 20,
  /** The same as one text. */
  filterText: 1_300,
  /** Products fetched at once in the shop. */
  shopPage: 24,
  /** tRPC calls in one HTTP request. */
  batchedCalls: 10,
} as const;

/** Times in milliseconds that the specification fixes (section 9). */
export const timings = {
  toastDisplay: 5000,
  toastRemoval: 3500,
  paymentElementReady: 100,
  popupDelay: 500,
  popupReshow: 7 * 24 * 60 * 60 * 1000,
  applicationSubmit: 1500,
} as const;

/** A swipe of this many pixels to the right dismisses a toast. */
export const TOAST_SWIPE_PX = 50;
/** The notification area is at most this wide on medium screens and up. */
export const TOAST_AREA_PX = 420;
