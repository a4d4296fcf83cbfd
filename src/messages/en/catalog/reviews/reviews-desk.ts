export const title = "Reviews";
export const leadFarm =
  "What buyers say about your goods. You can reply to each once; the reply stands under it on the product’s page.";
export const leadTeam =
  "What buyers say about goods. Hide what breaks the rules, never what is only unpleasant; whoever wrote it is told why.";
export const search = "Search products and words";
export const status = "Status";
export const all = "All";
export const standings = {
  unanswered: "Not answered",
  answered: "Answered",
  hidden: "Hidden",
};
export const product = "Product";
export const farm = "Farm";
export const stars = "Stars";
export const said = "What they said";
export const noWords = "Stars only";
export const by = "From";
export const written = "Written";
export const reply = "Your reply";
export const farmsReply = "Farm’s reply";
export const act = "Action";
export const replyNow = "Reply";
export const toReview = (name: string) => ` to the review by ${name}`;
export const replyTo = (name: string) => `Reply to ${name}`;
export const yourReply = "Your reply";
export const readByAll = "Everybody reads it on the product’s page. It cannot be changed later.";
export const send = "Publish the reply";
export const replied = "Your reply is on the page";
export const notReplied = "The reply was not published";
export const stillHere = "What you wrote is still here.";
export const hide = "Hide";
export const hideThis = (name: string) => `Hide the review by ${name}`;
export const hideText = "The review is taken off the product’s page. You can show it again.";
export const writerReads = "Its writer reads this reason, and it is in the audit log.";
export const isHidden = "The review is hidden";
export const notHidden = "The review was not hidden";
export const show = "Show again";
export const isShown = "The review is on the page again";
export const notShown = "The review was not shown";
export const none = "No reviews here";
export const noneText = "Buyers are asked a day after their delivery.";
export const csvHidden = "Why it is hidden";
export const byMember = (name: string) => `${name} (farm member, not shown)`;
