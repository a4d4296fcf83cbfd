export const bearers = {
  farm: "The farm",
  market: "The market",
  carrier: "The carrier",
  customer: "Nobody: the sale is canceled",
};
export const causes = {
  customer_changed: "The customer changed their mind",
  order_canceled: "The order was canceled",
  missing_at_harvest: "Missing at harvest",
  poor_quality: "Poor quality",
  weight: "Weighed less",
  packed_wrong: "Packed wrong or forgotten",
  left_behind: "Not packed in time",
  price_error: "Wrong price",
  goodwill: "Goodwill",
  dispute: "Given back by the bank",
  made_at_provider: "Refunded at the payment provider",
  damaged_on_the_way: "Damaged on the way",
  not_delivered: "Not delivered",
};

export const whatWentWrong = "What went wrong";
export const chooseCause = "Choose a cause";
export const whoBears = "Who bears it";
export const byCause = (bearer: string) => `${bearer} (by the cause)`;
export const whyBearer = "Why someone else bears it";
export const keptWith = "Kept with the refund";
export const borneBy = (cause: string, bearer: string) => `${cause}. Borne by: ${bearer}`;
export const change = "Change who bears it";
export const changeOf = (sum: string) => ` of ${sum}`;
export const changeTitle = "Who bears this refund";
export const changeLead =
  "The books move the goods’ price, and the delivery’s fee where the carrier bears it. The customer keeps the money.";
export const save = "Save";
export const changed = "Changed, and in the books";
export const notChanged = "Who bears it was not changed";
