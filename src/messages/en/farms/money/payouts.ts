export const title = "How we pay you";
export const asking = "looking it up";
export const stillNeeded = "Still needed";
export const none =
  "We send what you earn to your bank through our payment provider. It needs to know who you are and where the money goes; you tell it on its own pages, and we see neither your documents nor your bank account.";
export const started = "You have begun. Before we can pay you, our payment provider wants to know:";
export const startedUnread =
  "You have begun. Go on whenever you like: what you have told our payment provider so far is kept.";
export const incomplete = "Almost there. Our payment provider still needs:";
export const beingChecked =
  "Our payment provider is checking what you told it. We will email you when it is done.";
export const ready = "Everything is set up. What your goods earn goes to your bank account.";
export const readyForNow =
  "We can pay you. So that it stays so, our payment provider now wants to know:";
export const held =
  "Your payouts are on hold. What you earn stays yours and is paid once our payment provider knows:";
export const heldForCheck =
  "Your payouts are on hold while our payment provider looks into your account. What you earn stays yours and is paid once that is done.";
export const closed =
  "Your account is no longer connected with us, so we cannot pay you. What you have earned stays yours; set up your payouts again, and we will pay it.";
export const turnedDown =
  "Our payment provider has turned your account down. What you have earned stays yours: please write to us, and we will find another way.";
export const farmAlone = "Only the farm itself can set this up.";
export const linkWasOver =
  "The page you came from had been open for too long. Please go on from here.";
export const begin = "Set up your payouts";
export const goOn = "Go on";
export const seeAccount = "See or change your account";
export const notOpened = "The payment provider’s page did not open";
export const notAsked = "We could not ask the payment provider";
