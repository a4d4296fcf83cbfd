export const chooseStars = "Please choose 1 to 5 stars";
export const writeReply = "Please write a reply";
export const sayWhy = "Please say why";
export const noReview = "We cannot find that review";
export const onlyBuyers =
  "Reviews are from customers who got the product. We cannot find it among what was delivered to you.";
export const tooEarly =
  "It was delivered less than 24 hours ago. Please try it first, and come back tomorrow.";
export const alreadyReplied =
  "Your farm has replied to this review already. A reply cannot be changed.";
export const notHidden = "This review is shown already";
export const alreadyHidden = "This review is hidden already";
