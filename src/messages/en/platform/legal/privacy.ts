export const who = (given: {
  business: string;
  address: string;
  email: string;
  phone: string;
  hours: string;
}) => ({
  title: "Who we are",
  plain: `${given.business} runs this site and answers for your data.`,
  text: [
    `${given.business}, ${given.address}, is the business responsible. Write to ${given.email} or call ${given.phone}, ${given.hours}.`,
  ],
});

export const what = {
  title: "What we store, and why",
  plain: "What an order, an account or a newsletter needs, and no more. We store no card numbers.",
  text: [
    "Account: username, name, email address, role, zip code and telephone number where you give them, addresses and favorites you save, which emails about orders you do not want, and your password as a one-way hash. It lets you sign in and find your orders.",
    "Sessions: when you signed in, the kind of browser and the network address, so that you can see and end your sessions.",
    "Orders: goods, amounts, delivery address, contact, instructions for the door, day and window, problems you report with your photos, refunds and credit. They let us deliver, refund and keep our books.",
    "Weekly boxes: size, day and window, where they go, what stays out, the brand and last four digits of the card, and when and to which words you agreed. They let us fill, charge and deliver your boxes.",
    "Allergies of your household, where you give them: they warn you and keep goods out of your weekly box. Farms, packers and drivers do not see them.",
    "Reviews: stars and words about goods you got. Everybody reads them with your first name, the first letter of your last name and the month; you change or delete them when you like, and they go with your account.",
    "Questions to farms: your words and the farm’s answer. The farm and our team see them with your first name and the first letter of your last name. Once answered, everybody reads them without your name; you delete them when you like, and they go with your account.",
    "Founding memberships and places in line: name, email address, zip code, and the link that brought you.",
    "Gift cards: names and email addresses of who gives one and of who gets it, and the words that go with it. They let us send it, and find it again.",
    "Referrals: whose link brought a first order, so that the person who sent you gets their credit.",
    "Open days of farms: first name, email address and how many come with you. The farm sees the first name and the number, not the address.",
    "What you write to us: the message with its attachment, name, email address and the order number you give, so that we can answer.",
    "Newsletter and alerts: email address, name and zip code where you give them, and the record of when and to which words you agreed.",
    "Farm applications: what the form asks of the farm and its contact.",
    "Searches of the shop: the words with how often they were searched for on a day. Who searched is not stored.",
    "Logs: time, address and result of a request, to keep the service safe and working.",
  ],
};

export const howLong = (given: {
  orderYears: number;
  checkoutDays: number;
  leadMonths: number;
  visitDays: number;
  mailDays: number;
  graceDays: number;
}) => ({
  title: "How long we keep it",
  plain: "Orders and payments for seven years because of tax. Everything else goes much sooner.",
  text: [
    `Orders with their buyer: ${given.orderYears} years, the time in which tax authorities may ask for them. After that only the figures stay, as do those of payments and refunds, and the log of changes by our team.`,
    `Goods and address of checkouts that were not paid: ${given.checkoutDays} days.`,
    `Newsletter addresses, places in line, invitations, applications that led to no farm and messages to us: ${given.leadMonths} months after the last sign from you. After you unsubscribe we keep the address itself only so as not to write again.`,
    `Counts of searches: ${given.leadMonths} months from the day they are of.`,
    `Who had places at an open day: ${given.visitDays} days after it, or until the places are given up.`,
    `Founding memberships, receipts and gift cards with who paid: ${given.orderYears} years; a gift card that was not redeemed, until it is.`,
    `Our copies of emails: ${given.mailDays} days; those about an open day, until its places are forgotten.`,
    "Logs: 90 days.",
    "Sessions: until you sign out, at the latest 90 days after you signed in, 12 hours for staff.",
    `Accounts: until you delete them. Deletion takes effect after ${given.graceDays} days, in which you can undo it. Orders then stay for their 7 years without your account.`,
  ],
});

export const payment = {
  title: "Payment data",
  plain: "Your card goes straight to Stripe. We never see its number.",
  text: [
    "Card and wallet data are entered in a form of our payment provider, Stripe, and stored only there. We store Stripe’s reference of the payment, its amount and its state, and the brand and last four digits of the card that pays for your weekly boxes.",
  ],
};

export const mail = {
  title: "Email",
  plain: "No newsletter without your yes, given twice. Leaving takes no sign-in.",
  text: [
    "Email about your order, your account or your membership is part of the service. The reminder before the cut-off, the notes that an order is on its way or delivered, and the question how it was can be turned off in your account; what you have to know is always sent.",
    "The newsletter is sent only after you confirmed your address by the link in our email. A single email that you asked for, when a product is back or when we come to your zip code, is sent without that. Every newsletter and product alert has a link to a page with one button that unsubscribes you without signing in, and a header that lets your email program do it in one click.",
  ],
};

export const whoHelps = {
  title: "Who gets to see it",
  plain:
    "The farm that packs, the driver, Stripe, and the services that carry our email and run our servers.",
  text: [
    "Farms see what to harvest, for which day and window, the order number and your first name, not your address. Drivers see the name, address, window and instructions of their stops.",
    "Processors work on our instructions alone: Stripe for payment, an email service for sending email, and a hosting service for the servers.",
    "Authorities receive data only where the law obliges us.",
    "We do not sell personal information and do not share it for advertising across sites, and have not done so in the past 12 months.",
  ],
};

export const rights = {
  title: "Your rights",
  plain: "Get your data or have it deleted: in your account under Profile, or by writing to us.",
  text: [
    "You may ask what we hold about you, receive a copy, correct it, have it deleted, and object. With an account you find export and deletion on its Profile page. Without one, write to us from the address in question, or through someone you authorize.",
    "We confirm a request within 10 business days and answer within 45 days. Using a right never costs you anything and never changes price or service.",
    "We honor Global Privacy Control. The site sets nothing that is not essential or asked for by you, so the signal has nothing to turn off.",
  ],
};

export const children = {
  title: "Children",
  plain: "The market is for adults.",
  text: [
    "The service is for people aged 18 and over. We do not knowingly collect data of children under 13 and delete what we learn of.",
  ],
};

export const safety = {
  title: "How we protect it",
  plain: "Encrypted on its way, seen by few, and every change of ours is written down.",
  text: [
    "Connections are encrypted. Passwords and the tokens of sessions and links are stored only as hashes. Access follows roles, and what our team changes is logged. If a breach concerns you, we tell you without delay as California law requires.",
  ],
};

export const changesOfThis = {
  title: "When this notice changes",
  plain: "You find each edition in the log below; account holders are notified before.",
  text: [
    "A new edition shows its version and date here. Changes that reduce your rights are announced by email to account holders at least 30 days before.",
  ],
};
