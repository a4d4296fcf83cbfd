export const standings = {
  claimed: "Details missing",
  waiting: "Being checked",
  verified: "Verified",
  ending: "Verified, ends soon",
  ended: "Expired",
  rejected: "Not accepted",
  withdrawn: "Withdrawn",
};
export const endedOn = (day: string) =>
  `This certificate ended on ${day}. Please enter the current one.`;
export const tooLong = (years: number) =>
  `No certificate is valid for more than ${years} years. Please check the year.`;
export const nameIt = "Please name the certificate";
export const choose = "Please choose the certificate";
export const enterIssuer = "Please enter who issued it";
export const enterNumber = "Please enter its number";
export const enterLastDay = "Please enter the last day it is valid";
export const addDocument = "Please add the document";
