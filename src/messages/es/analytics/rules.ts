/** What holds for our records, each by its id. */
export const rules = {
  boxChargedOnce:
    "una canasta se cobra una vez, y solo cuando llegó: su pedido es de su compra, y ninguna otra canasta tiene uno",
  boxThatDoesNotCome: "una canasta que no llega no aparta nada",
  boxWorthItsPrice:
    "los productos de una canasta valen su precio o hasta un cinco por ciento más, y su dueño paga el precio",
  paidCheckoutEnds: "una compra pagada se vuelve pedido o se reembolsa",
  onePayableEach: "una compra tiene a lo más un pago que todavía se puede pagar",
  moneyInBecameSomething: "el dinero que entró se volvió pedido o recibo, o regresa",
  placedHasItsOrder: "una compra hecha tiene su pedido, y ninguna otra tiene uno",
  boughtForItsAccount: "lo que abrió una cuenta se compra para esa cuenta",
  placedHasItsReceipt:
    "una compra hecha que no es pedido tiene su recibo por lo pagado, y ninguna otra tiene uno",
  onlyOrdersHold:
    "solo las compras de pedidos apartan productos y lugares, y las que agregan a uno apartan productos",
  placedHasItsAddition:
    "una compra hecha que agrega a un pedido tiene su adición por lo pagado, y ninguna otra tiene una",
  onlyOpenKnowNetworks: "solo las compras abiertas conocen la red desde la que se abrieron",
  promotionIsItsParts:
    "lo que un código de promoción descontó de un pedido es lo que descontó de sus artículos, y la parte del mercado está en sus libros",
  promotionIsUsed:
    "un código de promoción lo apartan solo las compras abiertas, y lo usa cada pedido que rebajó, mientras siga en pie",
  reservedIsHeld: "lo reservado es lo que apartan los apartados vigentes",
  soldIsSold: "lo vendido es lo que vendieron los pedidos que no se cancelaron",
  onlyOpenHoldGoods: "solo las compras abiertas apartan productos",
  holdsEnd:
    "un apartado termina 45 minutos después de empezar (120 por teléfono), salvo que su pago se esté procesando o una canasta espere su cobro",
  heldSlotsAreOpen: "los lugares apartados los apartan compras abiertas",
  bookedSlotsAreOrders: "los lugares ocupados los ocupan pedidos",
  membershipOfItsKind:
    "una membresía fundadora es de su propio tipo de compra, y está activa justo cuando esa está hecha, hasta que se reembolsa",
  membershipConfirmedOnce:
    "una membresía pagada está una vez en el libro mayor, como su depósito, y se confirmó una vez",
  depositsOwed: "se deben depósitos por las membresías activas y por ninguna otra",
  foundingPlacesTaken:
    "los lugares de fundador los apartan membresías pendientes y los ocupan membresías activas",
  ledgerSumsToZero: "cada movimiento del libro mayor suma cero",
  creditIsOwed: "el crédito que tienen los clientes se les debe, ni más ni menos",
  giftCardsAreOwed: "se deben las tarjetas de regalo que nadie canjeó, y ninguna otra",
  giftCardOfItsPayment: "una tarjeta de regalo vale lo que se pagó por ella",
  giftCardStandsOnce:
    "una tarjeta de regalo está en el libro mayor una vez al comprarse y una vez al canjearse o cancelarse",
  giftCardIsCreditOnce: "una tarjeta de regalo se vuelve crédito una vez, de quien la canjeó",
  referralOfItsOrder:
    "cada primer pedido por el enlace de un cliente cuenta una vez, para ese cliente",
  referralIsCreditOnce:
    "cada recomendación se acredita una vez, con lo prometido, y se retira a lo más una vez",
  referralsCostWhatTheyGave:
    "lo que el libro mayor dice que cuestan las recomendaciones es el crédito dado menos el retirado",
  giftRemaindersPaidOnce: "lo que se paga con cheque se descuenta del crédito de su cliente",
  orderSpendsItsCredit:
    "un pedido gasta justo el crédito con que se hizo, una vez, y ningún cliente gasta más de lo que había",
  creditAloneStays: "lo que se da solo como crédito nunca se envía al procesador de pagos",
  balanceNamesPayments: "cada movimiento del saldo en el procesador de pagos nombra su pago",
  entryPaidOnce: "cada asiento de los libros se paga a una granja una vez como máximo",
  payoutIsItsEntries: "cada pago es la suma de los asientos de su propia granja",
  farmsGetWhatTheyEarned:
    "lo enviado a una granja, menos lo devuelto, es aquello de lo que constan sus pagos",
  payoutOfFinishedOrders:
    "no se paga nada de pedidos que no han terminado, ni de los que un banco disputaba al aprobarse",
  accountsFollowPayouts:
    "lo que va en camino a las granjas y lo que ya tienen coincide con sus pagos",
  differencesAreListed:
    "donde se conciliaron nuestros libros con los del procesador de pagos, lo que difiere está en la lista de diferencias",
  comparisonIsWhatItFound:
    "una diferencia de la lista lo es, y una conciliación hecha ha terminado",
  saleOwesItsLines: "cada pago debe a cada granja su parte de los artículos que compró",
  mailSaysPaid: "a ninguna granja se le anuncia un pago que no se envió",
  orderAddsUp: "una compra tiene a lo más un pedido, y las sumas de un pedido cuadran",
  additionIsItsOwners:
    "una adición es de su dueño, sus sumas cuadran, y lo que compró está en su pedido",
  orderKeepsForAdditions:
    "un pedido conserva lo suficiente para lo que se le agregó, y cada adición se confirmó una vez",
  salesStandOnce:
    "las ventas de un pedido están en el libro mayor una vez por cada pago, con su total",
  sharesMakeSubtotal: "las partes de las granjas y las comisiones suman el subtotal",
  orderHasHistory: "cada pedido tiene su historial y justo una confirmación",
  refundedHasNothingLeft: "a un pedido reembolsado no le queda dinero",
  disputeStopsOrder: "ningún pedido se empaca ni sale mientras una disputa lo detiene",
  lostDisputeKeepsNothing:
    "de un pedido cancelado bajo una disputa perdida, ni las granjas ni el mercado se quedan con nada",
  moneyBackStaysHome: "los productos cuyo dinero se reembolsó no llegan a la puerta",
  totalsAreExplained: "lo que costó un pedido es la suma de sus partes",
  refundsAreExplained: "lo que pagó un reembolso es la suma de sus partes",
  payoutsAreExplained:
    "lo que un pago tiene de un pedido son los productos de la granja, menos sus códigos y nuestra comisión",
  creditIsExplained:
    "cada movimiento de crédito es de un pedido, un reembolso, un regalo o una recomendación, al centavo",
  unitsBackAtMostBought: "de ningún pago se reembolsan más unidades de las que compró",
  refundOfItsOrder: "un reembolso es de un pago de su pedido",
  refundedCheckoutInFull: "una compra reembolsada tiene un reembolso de todo lo que recibió",
  refundAtMostReceived: "ningún reembolso es mayor que lo recibido",
  lineUnitsAtMostBought: "no se reembolsan más unidades de un artículo de las que se compraron",
  refundIsItsLines:
    "el reembolso de un pedido son sus artículos con su impuesto y la entrega, menos el descuento",
  refundStandsOnce:
    "el reembolso de un pedido que movió algo está una vez en el libro mayor, y uno que falló se anula",
  accountsKeepTheRest:
    "lo que cada cuenta conserva de un pedido es lo vendido menos lo reembolsado",
  taxIsItsParts:
    "el impuesto de un pedido es el de sus partes y está en el libro mayor por autoridad",
  refundTaxIsItsParts:
    "el impuesto de un reembolso es el de sus partes y ninguna autoridad reembolsa de un pedido más de lo que recibió",
  lossesAreBorne:
    "las pérdidas son los reembolsos que asumen el mercado y el transportista, y la comisión baja por los que asumen las granjas",
  unharvestedIsUndone: "nadie asume un reembolso de productos que están otra vez a la venta",
  owedForUnsent: "se debe dinero por los reembolsos que no se enviaron, y por ningún otro",
  madeGoodOnce: "un reembolso se repone una vez, y solo cuando falló",
  mailSaysSent: "un correo dice que el dinero se reembolsó cuando así fue, y solo entonces",
  mailSaysFailed: "un correo dice que un reembolso falló cuando así fue, y solo entonces",
  mailAnnouncesRefunds:
    "un correo anuncia cada reembolso que empezó el sitio o el equipo, y ninguno llega tarde",
  stateFollowsRefunds: "el estado de un pago sigue a los reembolsos que se enviaron",
  creditStandsInMovements:
    "el crédito que dio un reembolso está en sus movimientos, y se retiró donde el reembolso falló",
};
