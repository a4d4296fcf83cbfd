/** What holds for our records, each by its id. */
export const rules = {
  boxChargedOnce:
    "a box is charged once, and only when it came: its order is of its checkout, and no other box has one",
  boxThatDoesNotCome: "a box that does not come holds nothing",
  boxWorthItsPrice:
    "a box’s goods are worth its price or up to five percent more, and its owner pays the price",
  paidCheckoutEnds: "a paid checkout is placed or refunded",
  onePayableEach: "a checkout has at most one payment that can still be paid",
  moneyInBecameSomething: "money that came in became an order or a receipt, or goes back",
  placedHasItsOrder: "a placed checkout has its order, and no other has one",
  boughtForItsAccount: "what an account opened is bought for that account",
  placedHasItsReceipt:
    "a placed checkout that is no order has its receipt over what was paid, and no other has one",
  onlyOrdersHold:
    "only checkouts of orders hold goods and slots, and those that add to one hold goods",
  placedHasItsAddition:
    "a placed checkout that adds to an order has its addition over what was paid, and no other has one",
  onlyOpenKnowNetworks: "only open checkouts know the network they were opened from",
  promotionIsItsParts:
    "what a promotion code took off an order is what it took off its lines, and the market’s part is in its books",
  promotionIsUsed:
    "a promotion code is held by open checkouts alone, and used by each order it lowered, while that stands",
  reservedIsHeld: "what is reserved is what active holds hold",
  soldIsSold: "what is sold is what orders sold that were not canceled",
  onlyOpenHoldGoods: "only open checkouts hold goods",
  holdsEnd:
    "a hold ends 45 minutes after it began (120 by phone), unless its payment is processing or a box waits for its charge",
  heldSlotsAreOpen: "held slots are held by open checkouts",
  bookedSlotsAreOrders: "booked slots are booked by orders",
  membershipOfItsKind:
    "a founding membership is of its own kind of checkout, and active exactly when that is placed, until refunded",
  membershipConfirmedOnce:
    "a membership that was paid stands in the ledger once, as its deposit, and was confirmed once",
  depositsOwed: "deposits are owed for active memberships and no others",
  foundingPlacesTaken: "founding places are held by pending and taken by active memberships",
  ledgerSumsToZero: "every ledger transaction sums to zero",
  creditIsOwed: "what customers have as credit is owed to them, no more and no less",
  giftCardsAreOwed: "gift cards that nobody has redeemed are owed, and no others",
  giftCardOfItsPayment: "a gift card is worth what was paid for it",
  giftCardStandsOnce:
    "a gift card stands in the ledger once when it is bought, and once when it is redeemed or taken back",
  giftCardIsCreditOnce: "a gift card becomes credit once, of whoever redeemed it",
  referralOfItsOrder: "each first order by a customer’s link counts once, for that customer",
  referralIsCreditOnce:
    "a friend is credited once, with what was promised, and taken back at most once",
  referralsCostWhatTheyGave:
    "what the ledger says friends cost is the credit given less taken back",
  giftRemaindersPaidOnce: "what is paid out by check is taken off its customer’s credit",
  orderSpendsItsCredit:
    "an order spends exactly the credit it was placed with, once, and no customer spends more than there was",
  creditAloneStays: "what is given as credit alone is never sent to the provider",
  balanceNamesPayments: "every movement on the provider’s balance names its payment",
  entryPaidOnce: "a farm is paid for each entry of the books at most once",
  payoutIsItsEntries: "each payout is the sum of its own farm’s entries",
  farmsGetWhatTheyEarned:
    "what was sent to a farm, less what came back, is what its payouts are made of",
  payoutOfFinishedOrders:
    "nothing is paid for orders that are not over, or that a bank disputed when it was approved",
  accountsFollowPayouts: "what is on its way to farms and what they have agree with their payouts",
  differencesAreListed:
    "where our books and the provider’s were compared, what differs is on the list of differences",
  comparisonIsWhatItFound:
    "a difference that is listed is one, and a comparison that is done has ended",
  saleOwesItsLines: "each payment owes each farm its share of the lines that it bought",
  mailSaysPaid: "no farm is told of a payout that was not sent",
  orderAddsUp: "a checkout has at most one order, and an order adds up",
  additionIsItsOwners: "an addition is its owner’s, adds up, and what it bought is in its order",
  orderKeepsForAdditions:
    "an order keeps enough for what was added to it, and each addition was confirmed once",
  salesStandOnce:
    "an order’s sales stand in the ledger once for each of its payments, with its total",
  sharesMakeSubtotal: "farm shares and commissions make up the subtotal",
  orderHasHistory: "every order has its history and exactly one confirmation",
  refundedHasNothingLeft: "a refunded order has no money left",
  disputeStopsOrder: "no order is packed or sent out while a dispute stops it",
  lostDisputeKeepsNothing:
    "of an order that was canceled under a lost dispute the farms and the market keep nothing",
  moneyBackStaysHome: "goods whose money went back do not go to the door",
  totalsAreExplained: "what an order cost is what its parts add up to",
  refundsAreExplained: "what a refund gave back is what its parts add up to",
  payoutsAreExplained:
    "what a payout has of an order is the farm’s goods in it less its codes and our commission",
  creditIsExplained:
    "each movement of credit is an order’s, a refund’s, a gift’s or a friend’s, to the cent",
  unitsBackAtMostBought: "no payment gives back more units than it bought",
  refundOfItsOrder: "a refund is of a payment of its order",
  refundedCheckoutInFull: "a refunded checkout has a refund of all it received",
  refundAtMostReceived: "no refund is larger than what was received",
  lineUnitsAtMostBought: "no more units of a line are refunded than were bought",
  refundIsItsLines:
    "a refund of an order is its lines with their tax and the delivery, less the discount",
  refundStandsOnce:
    "a refund of an order that moved anything stands in the ledger once, and a failed one is undone",
  accountsKeepTheRest:
    "what each account keeps of an order is what was sold less what was refunded",
  taxIsItsParts: "an order’s tax is that of its parts, and stands in the ledger by authority",
  refundTaxIsItsParts:
    "the tax of a refund is that of its parts, and no authority gives back more of an order than it got",
  lossesAreBorne:
    "losses are the refunds that the market and the carrier bear, and commission falls by those that farms bear",
  unharvestedIsUndone: "nobody bears a refund of goods that are on sale again",
  owedForUnsent: "money is owed back for refunds that were not sent, and no others",
  madeGoodOnce: "a refund is made good once, and only when it failed",
  mailSaysSent: "an email says that money was sent back when it was, and only then",
  mailSaysFailed: "an email says that a refund failed when it did, and only then",
  mailAnnouncesRefunds:
    "an email announces every refund that the product or the team began, and none is late",
  stateFollowsRefunds: "a payment’s state follows the refunds that were sent",
  creditStandsInMovements:
    "credit that a refund gave stands in its movements, taken back where it failed",
};
