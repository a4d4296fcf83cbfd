import { plural } from "../../kit.ts";

export const notMarked = "It was not marked";
export const goBack = "Go back";
export const allReady = "All ready";
export const ready = "Ready";
export const toDo = (units: number) => `${units} to do`;
export const days = "Days";
export const open = "open";
export const dayReady = "ready";
export const harvestFor = (day: string) => `Harvest for ${day}`;
export const nothingOrdered = "Nothing is ordered for this day";
export const openUntil = (at: string) =>
  `Orders close ${at}. Until then this list can grow, and nothing can be marked.`;
export const fileNotMade = "The file could not be created";
export const print = "Print";
export const csv = "CSV";
export const lineShort = (missing: number, wanted: number, reason: string) =>
  `${missing} of ${wanted} short: ${reason}`;
export const undoLine = (product: string, orderNumber: string) =>
  `Undo: ${product}, ${orderNumber}`;
export const undo = "Undo";
export const readyLine = (product: string, orderNumber: string) =>
  `Ready: ${product}, ${orderNumber}`;
export const shortLine = (product: string, orderNumber: string) =>
  `Short: ${product}, ${orderNumber}`;
export const moreShort = "More short";
export const short = "Short";
export const byOrder = "By order";
export const order = (number: string) => `Order ${number}`;
export const weigh = "Weigh";
export const weighAgain = "Weigh again";
export const weighLine = (product: string, orderNumber: string) =>
  `Weigh: ${product}, ${orderNumber}`;
export const weighs = (weight: string, most: string) => `${weight} of ${most} paid for`;
export const weighed = "Weight saved";
export const weighEach = "Weigh each order.";
export const inAll = "Totals";
export const allReadyOf = (product: string) => `All ready: ${product}`;
export const shortOf = (product: string) => `Short of ${product}`;
export const nothingLeft = "Nothing left to do";
export const unitsReady = (done: number, units: number) => `${done} of ${units} ready`;
export const unitsShort = (units: number) => `${units} short`;
export const unlocked = (units: number) =>
  `${units} can be marked once ${plural(units, { one: "its order is", other: "their orders are" })} closed`;
export const howManyMissing = "How many are missing";
export const why = "Why";
export const customerSees = "The customer sees these words";
export const chooseWhy = "Please choose why";
export const choose = "Choose";
export const markShort = (units: number) => `Mark ${units} short`;
export const whoGoesShort = "Who goes short: those who ordered last";
export const shortFor = (units: number, customer: string) => `${units} of ${customer},`;
export const ownWaits = "This is your own order: it waits for the team.";
export const aCustomer = "a customer";
export const notifiedAtOnce =
  "They are notified right away and get the money back. This cannot be undone.";
export const oneLess = "One less";
export const oneMore = "One more";
export const ofMost = (most: number) => `of ${most}`;
export const markedShort = "Marked as short";
export const notAllShort = "Marked as short, but not all of it";
export const customersNotified = "The customers are notified, and get their money back.";
export const asOf = "This is the list as your phone last loaded it.";
export const notifiedOnceSent =
  "They are notified and get the money back as soon as your phone is online. This cannot be undone.";
export const notOnPhone = "You are offline, and your phone has not loaded this day yet.";
export const aProduct = "a product";
