export const lead =
  "We have no open roles right now. When there is one, it is listed here with its pay, place and hours.";
export const openRoles = {
  title: "Open roles",
  text: "None. We would rather say so than collect applications for jobs that do not exist.",
};
export const nextOne = "Hear about the next one";
export const howWeHire = "How we hire";
export const posting = "The posting says the pay range, the place and the hours.";
export const write = <Part>(contact: (words: string) => Part) => [
  "You ",
  contact("write"),
  " us a few lines about what you have done. No photo, no age, no cover letter.",
];
export const answer = "You get an answer, even when it is a no.";
export const inFields = "Work in the fields";
export const farmsHire = <Part>(pages: (words: string) => Part, join: (words: string) => Part) => [
  "The farms hire for themselves. Their ",
  pages("pages"),
  " tell who they are and where. If you grow food yourself, ",
  join("sell it with us"),
  ".",
];

export const thanks =
  "Thank you. Please click the link in the email we just sent, and we will tell you.";
export const announced =
  "We announce new roles in our newsletter. Leave your address and confirm it; you can leave whenever you like.";
export const alertForm = "Tell me about new roles";
export const tellMe = "Tell me";
