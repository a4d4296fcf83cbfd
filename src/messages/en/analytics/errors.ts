export const chooseDay = "Please choose a day";
export const firstAfterLast = "The first day must not be after the last";
export const twoYears = "Two years at most";
