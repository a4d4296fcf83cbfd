export const register = "Register your farm";
export const registerText =
  "How a farm registers: a form of three steps, an answer within days, a visit, and your first sale within weeks.";
export const registerTitle = "Register your farm with us";
export const registerLead =
  "Three short steps, an answer within days, and a visit before your first sale. Here is what it brings, what it costs and what we ask.";
export const meet = "Meet the farmers";
export const meetText =
  "The family farms behind the market: who they are, what they harvest this week, which certificates they hold and how far they are from you.";
export const sell = "Sell from your farm";
export const sellText =
  "Your price, your crops, one load to one place. See what a week looks like, what you would be paid, and what we ask of a farm.";
export const sellTitle = "You farm. We bring it to their door.";
export const sellLead =
  "Set your own prices, list what you can spare, and bring one load to one place. Households near you order, and you harvest exactly that.";
export const join = "Join as a farmer";
export const joinText =
  "Apply to sell through the market in three short steps. No certification is required, and you hear from us within 2 business days.";
export const yourApplication = "Your application";
export const changeText = "Change the answers of your application and send it again.";
export const certificates = "Certificates";
export const farmers = "Farmers";
export const yourFarm = "Your farm";
export const harvest = "Harvest";
export const today = "Your farm today";
export const money = "Money";
export const application = "Application";
export const applications = "Applications";
export const hello = (name: string) => `Hello, ${name}`;
