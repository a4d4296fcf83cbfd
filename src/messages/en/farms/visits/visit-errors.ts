export const day = "Please choose a day";
export const from = "Please enter when it begins";
export const until = "Please enter when it ends";
export const endsBeforeStart = "Please choose an end after the beginning";
export const inThePast = "Please choose a day and an hour in the future";
export const tooFarAhead = "Please choose a day in the next twelve months";
export const places = (most: number) => `Please enter how many can come, from 1 to ${most}`;
export const placesTaken = (taken: number) => `${taken} places are taken already`;
export const text = "Please write what there is to see";
export const meetingPoint = "Please write where you meet";
export const reason = "Please write why, for those who wanted to come";
export const noVisit = "We cannot find that open day";
export const firstName = "Please enter your first name";
export const party = "Please choose how many you are";
export const farmNotOpen = "Your farm is not open right now, so it cannot announce open days.";
export const tooMany = (most: number) =>
  `${most} open days of your farm are still to come. Please wait until one of them is over.`;
export const isOver = "This open day has begun or is over";
export const changedByOther = "Someone else has changed this open day in the meantime";
export const isCanceled = "This open day was canceled";
export const notSoMany =
  "There are no longer that many places. Please look at what is left. If you have places already, their link is on its way to you.";
export const deadLink = "This link does not work, or the places were given up";
