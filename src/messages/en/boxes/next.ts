export const triesAgain = (at: string) => `We try again ${at}.`;
export const couldBeChanged = (until: string) => `It could be changed until ${until}.`;
export const nothingCharged = (until: string) =>
  `Nothing is charged. You can unskip it until ${until}.`;
export const canBeChanged = (until: string) =>
  `You can change it until ${until}, then it is charged.`;
export const notChanged = "The box was not changed";
export const isSkipped = "This box is skipped";
export const comes = "This box comes";
export const undo = "Undo";
export const asBefore = "The box is as it was before";
export const skip = "Skip this box";
export const unskip = "Unskip this box";
export const ofDay = (day: string) => ` for ${day}`;
