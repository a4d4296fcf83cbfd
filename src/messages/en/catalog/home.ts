export const promise = "Picked this week. ";
export const atDoor = <Part>(door: (words: string) => Part) => [door("At your door"), "."];
export const atDoorBy = <Part>(day: string, door: (words: string) => Part) => [
  door("At your door"),
  ` by ${day}.`,
];
export const ourFarms =
  "Our farms harvest what you order, and nothing else. You see who grew it, how it was grown, and what they earn.";
export const ourFamilyFarms = (farms: number) =>
  `Our ${farms} family farms harvest what you order, and nothing else. You see who grew it, how it was grown, and what they earn.`;
export const toTheFarm = "of each dollar to the farm";
export const goods = "goods to choose from";
export const delivery = "delivery to your door";
export const yourZip = "Your zip code";
export const zip = "Zip code";
export const seeHarvest = "See this week’s harvest";

export const byKind = "Shop by kind";
export const inSeason = "In season";
export const organic = "Organic";
export const harvest = "This week’s harvest";
export const seeAll = "See all";
export const seeAllOf = (count: number) => `See all ${count}`;
export const harvestNotLoaded = "This week’s harvest did not load";
export const fieldsRest = "The fields are resting";
export const seeNext = "See what comes next";
export const nothingInSeason = "Nothing in season can be ordered right now.";

export const fromField = (lead: string) => `From the field in ${lead}`;
export const howItWorks = "How it works";
export const by = (time: string) => `By ${time}`;
export const youChoose = "You choose";
export const youChooseText =
  "Fill a cart from as many farms as you like. Until the cut-off you can change or cancel it.";
export const theyHarvest = "They harvest";
export const theyHarvestText =
  "Each farm gets its list and picks what was ordered, so that nothing waits in a warehouse.";
export const atYourDoor = "It is at your door";
export const free = "free";
export const delivered = (fee: string, windows: string) =>
  `Delivered ${fee} in the window you choose: ${windows}.`;

export const whoGrows = "Who grows it";
export const allFarms = (farms: number) => `All ${farms} farms`;
export const townSince = (town: string, year: number) => [town, `since ${year}`];

export const box = "A box that knows your kitchen";
export const boxText =
  "Tell us once what you never want, and any allergies. Each week we fill the box with what the fields give. Skip, swap or pause until the cut-off.";
export const boxFrom = (price: string) => `From ${price} a week`;
export const buildBox = "Build your box";

export const guarantee = "Our guarantee";
export const guaranteeText = <Part>(days: number, strong: (words: string) => Part) => [
  strong("Good, or your money back."),
  ` Tell us within ${days} days of delivery, and the item is refunded to your card or as credit, as you choose. Credit needs an account. `,
];
export const giftText = <Part>(strong: (words: string) => Part) => [
  strong("Give someone a good meal."),
  " We send it by email on the day you choose, and it does not expire. ",
];
export const giftCards = "Gift cards";
export const returns = "How returns work";
