export const questions = (phone: string) => `Questions? Just reply to this email or call ${phone}.`;
export const reserved = (day: string) => `Your places on ${day}`;
export const seeYou = "See you on the farm";
export const changedMeet = (day: string) => `Where to meet on ${day} has changed`;
export const changedBring = (day: string) => `What to wear or bring on ${day} has changed`;
export const changedBoth = (day: string) =>
  `Where to meet and what to bring on ${day} have changed`;
export const goByThis = (farm: string) =>
  `${farm} has changed the first lines below; everything else is the same. Please go by this email, not the earlier one.`;
export const passOn =
  "You cannot come after all? Please give your places up, so that someone else can have them.";
export const openPlaces = "See or give up your places";
export const remindsYou = "You get a reminder on the day before.";
export const tomorrow = "Tomorrow is your visit to the farm";
export const seeYouTomorrow = "See you tomorrow on the farm";
export const canceled = (day: string) => `The open day on ${day} is canceled`;
export const farmCanceled = (farm: string, day: string, at: string) =>
  `${farm} had to cancel its open day on ${day} at ${at}:`;
export const nothingToDo = "There is nothing for you to do. We are sorry.";
export const otherDays = "See other open days";
export const farm = "Farm";
export const day = "Day";
export const time = "Time";
export const hours = (from: string, until: string) => `${from} to ${until}`;
export const places = "Places";
export const meet = "Where to meet";
export const bringNothing = "Nothing special";
export const bring = "Wear or bring";
