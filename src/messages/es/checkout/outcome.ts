export const seeOrder = "Ver su pedido";
export const notOpened = "No se pudo abrir su pedido";
export const linkInEmail = "El enlace está en el correo.";
export const seeOrChange = "Ver o cambiar su pedido";
export const thanks = "Gracias, ya tenemos su pedido";
export const confirmationSent = (email: string) => `Enviamos una confirmación a ${email}.`;
export const orderNumber = "Número de pedido";
export const delivery = "Entrega";
export const address = "Dirección";
export const total = "Total";
export const farmsRead = "Al cierre, las granjas reciben su pedido.";
export const theyHarvest = "Cosechan y hornean solo lo que se pidió.";
export const wePack = "Empacamos aparte lo de cada cliente.";
export const driverBrings = "El chofer lo entrega en el horario que usted eligió.";
export const moneyBack = "Le estamos reembolsando su dinero";
export const lastTaken =
  "Mientras pagaba, alguien más se llevó lo último. Le reembolsamos todo; en la mayoría de los bancos aparece en 5 a 10 días.";
export const lastTakenShort = "Alguien más se llevó lo último.";
export const noNeedToWait = (promise: string, email: string) =>
  `No hace falta esperar ni pagar otra vez: ${promise} Escriba a ${email} si no llega la confirmación en una hora.`;
export const inEmail = "El número de pedido y la entrega están en el correo que le enviamos.";
export const paymentReceived = "Recibimos su pago";
export const placeIsYours = "Su lugar de fundador ya es suyo";
export const thanksForPayment = "Gracias, recibimos su pago";
export const receiptSent = (email: string) => `Enviamos el recibo a ${email}.`;
export const keepNumber = "Guarde su número de recibo.";
export const receipt = "Recibo";
export const amount = "Monto";
export const paidBy = "Pagado con";
export const seeMembership = "Ver su membresía";
export const wasReceived = "Este pago se recibió";
export const receiptElsewhere = "El recibo se ve en el navegador con que se pagó.";
export const notLookedUp = "No pudimos consultar su pago";
export const notLookedUpText =
  "Todavía no sabemos si se realizó. Revise su conexión e inténtelo de nuevo en un momento.";
export const tryAgain = "Reintentar";
