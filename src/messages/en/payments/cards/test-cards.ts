export const cards = {
  visa: { label: "Visa", effect: "Succeeds right away." },
  mastercard: { label: "Mastercard", effect: "Succeeds right away." },
  declined: { label: "Declined", effect: "The bank says no and gives no reason." },
  funds: { label: "Insufficient funds", effect: "Declined: there is not enough money." },
  expired: { label: "Expired", effect: "Declined: the card has expired." },
  code: { label: "Wrong code", effect: "Declined: the security code is wrong." },
  bankError: { label: "Processing error", effect: "Fails at the bank; another try may succeed." },
  holder: { label: "Asks the holder", effect: "Stops until the holder confirms (3-D Secure)." },
};
