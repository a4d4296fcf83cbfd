export const enterDay = "Please enter days as 2026-12-25";
export const howManyShort = "Please enter how many are short";
export const atLeastOne = "At least one";
export const chooseWhy = "Please choose why";
export const listedTwice = "A product is listed twice";
export const endsBeforeStart = "The end is before the start";
