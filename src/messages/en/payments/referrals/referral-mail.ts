export const subject = (sum: string) => `${sum} of credit: thank you for sending us a friend`;
export const heading = (sum: string) => `You have ${sum} more credit`;
export const text = (sum: string) =>
  `A friend came by your link, and their first order has arrived. We have added ${sum} to your credit, which you can use when you pay for your next order.`;
export const who = "Your page lists who came and what it earned you.";
export const see = "See your referrals";
export const backSubject = (sum: string) => `${sum} of credit for a friend was taken back`;
export const backText = (sum: string) =>
  `The order of a friend you sent us was undone, or did not count, so we have taken back ${sum} of the credit it earned you. What you had already spent stays yours.`;
export const backWho =
  "Your page lists which friend it was about. If you think this is wrong, reply to this email.";
