/** One section: its heading, what it says in short, and the paragraphs that count. */
export const contract = (business: string, address: string) => ({
  title: "Quién le vende a quién",
  plain: `Usted le compra a ${business}; las granjas cultivan y empacan.`,
  text: [
    `Estos términos rigen entre usted y ${business}, ${address}. Debe tener 18 años o más y pedir para el consumo de un hogar en California.`,
  ],
});

export const order = {
  title: "Su pedido",
  plain: "Su pedido queda hecho cuando el pago se realizó y lo confirmamos.",
  text: [
    "Los productos del carrito no están apartados. Mientras usted paga, los apartamos por un tiempo limitado. El contrato se celebra cuando su pago se realiza y la página o nuestro correo confirma el pedido con su número.",
    "Si un pago llega cuando el apartado ya terminó y los productos se agotaron, no se hace ningún pedido y todo el monto se reembolsa a la tarjeta.",
  ],
};

/** `smallest` is a sentence, or nothing; `days` are those on which vans drive. */
export const prices = (given: {
  tax: string | null;
  fee: string;
  smallest: string | null;
  days: string;
}) => ({
  title: "Precios, impuesto y entrega",
  plain: `Los precios no incluyen impuesto. ${given.tax === null ? "El impuesto sobre las ventas se suma según el tipo de producto" : `A los productos se les suma ${given.tax}`}. Entrega: ${given.fee.toLowerCase()}.`,
  text: [
    `Los precios son en dólares de los Estados Unidos. Por ahora sumamos ${given.tax === null ? "a cada tipo de producto el impuesto sobre las ventas que tiene donde se entrega" : `a los productos ${given.tax} de impuesto sobre las ventas`}. Costo de la entrega: ${given.fee.toLowerCase()}. ${given.smallest ? `${given.smallest} ` : ""}Usted ve cada monto y el total antes de pagar, y esos montos nos obligan para ese pedido.`,
    `Entregamos ${given.days}, en el horario que usted elija. Los horarios son aquellos en que planeamos llegar.`,
  ],
});

export const cutOff = (lead: string, phone: string) => ({
  title: "Cierre y cancelación",
  plain: `Cambie o cancele hasta las 11:59\u00a0p.\u00a0m., ${lead} antes de la entrega, y le reembolsamos todo su dinero.`,
  text: [
    `El cierre es a las 11:59\u00a0p.\u00a0m., hora del Pacífico, ${lead} antes del día de entrega. Hasta entonces puede cambiar o cancelar el pedido entero o una parte sin dar razones, en la página del pedido, respondiendo al correo de confirmación o llamando al ${phone}. Reembolsamos por completo lo que se canceló.`,
    "Después del cierre las granjas cosechan para usted, y el pedido ya no se puede cancelar. Conserva sus derechos en caso de faltantes y problemas.",
  ],
});

export const shortages = {
  title: "Faltantes, sin sustituciones",
  plain: "Nunca enviamos otra cosa en lugar de lo que pidió. Lo que falta se reembolsa.",
  text: [
    "No sustituimos los productos de un pedido. El contenido de una canasta semanal puede cambiar hasta que se cobra. Cuando una granja no puede entregar lo que usted pidió, le avisamos y reembolsamos la cantidad faltante con su impuesto a la tarjeta con que pagó, sin que tenga que pedirlo. Lo que se pagó con crédito regresa como crédito.",
  ],
};

export const giftCards = (cash: string) => ({
  title: "Tarjetas de regalo",
  plain: "No vencen y no tienen cargos. Canjeadas, son crédito.",
  text: [
    `Una tarjeta de regalo es dinero para los productos de este mercado. No vence ni tiene cargos, se envía por correo y se vuelve crédito de la cuenta en que se escriba su código. Cuide el código como efectivo: es de quien lo escriba primero. Hasta entonces, quien la compró puede hacer que se envíe de nuevo con otro código.`,
    `Lo que queda de tarjetas de regalo se paga a quien lo pida mientras sea menos de ${cash}. De otro modo no se cambia por efectivo, salvo que la ley lo diga.`,
  ],
});

export const refunds = (days: number) => ({
  title: "Problemas y reembolsos",
  plain: `Díganos en un plazo de ${days} días desde la entrega. Usted elige tarjeta o crédito; para el crédito se necesita una cuenta.`,
  text: [
    `Reporte lo que faltó, llegó dañado, era otra cosa o no estaba bien en un plazo de ${days} días desde la entrega. Por la calidad quizá le pidamos una foto. Decidimos en 1 día hábil. Usted elige si el reembolso va a su tarjeta o a su crédito. Para el crédito se necesita una cuenta. No hay que devolver nada.`,
    "El crédito paga sus próximos pedidos, salvo los últimos 50 centavos de cada uno, y no vence. Lo que se pagó con crédito regresa como crédito.",
    "Enviamos los reembolsos de inmediato; los bancos tardan hasta 10 días en mostrarlos. Los derechos que le da la ley no se limitan.",
  ],
});

/** Days before a change of price at which we tell of it. */
export const boxes = (least: number, most: number) => ({
  title: "Las canastas semanales y su renovación",
  plain:
    "Una canasta se renueva solo porque usted lo aceptó, y puede terminarla en línea cuando quiera.",
  text: [
    "Una canasta semanal es una suscripción que se renueva sola. Antes de que se suscriba le mostramos, junto al botón y aparte de estos términos, el precio, cada cuánto se cobra, que se renueva hasta que usted cancele, y cómo cancelar. Empieza solo después de que usted lo acepte de manera expresa, y le enviamos por correo una constancia que puede guardar.",
    "Usted cancela en línea, en su cuenta, en no más pasos de los que hicieron falta para suscribirse y sin llamar. Puede saltar o pausar una entrega antes de su cierre. Al cancelar, ya no se cobra ninguna entrega cuyo cierre no haya pasado.",
    `Le avisamos con claridad de un cambio en el precio de la canasta, al menos ${least} y a lo más ${most} días antes de que entre en vigor, y le decimos cómo cancelar. Una vez al año le recordamos la suscripción, su precio y cómo terminarla. El impuesto sobre las ventas y el cargo de entrega son los del día del cobro; nuestro correo del día anterior a cada cobro indica el total.`,
    "Estas reglas cumplen con la ley de renovación automática de California (Automatic Renewal Law; Business and Professions Code, sección 17600 y siguientes).",
  ],
});

export const founding = (deposit: string) => ({
  title: "Membresía fundadora",
  plain: `Un depósito de ${deposit} que se reembolsa completo si lo pide antes de su primera entrega. No se renueva.`,
  text: [
    `Por ahora el depósito es de ${deposit}; lo que usted pagó está en su recibo. Hasta su primera entrega se lo reembolsamos completo cuando lo pida, por cualquier motivo. La membresía dura un año, termina sola y nunca se vuelve a cobrar.`,
  ],
});

export const farms = (commission: string) => ({
  title: "Términos para granjas",
  plain:
    "Las granjas ponen sus precios. Nos quedamos con una comisión, decimos de cuánto es y de ella pagamos el cargo de la tarjeta.",
  text: [
    "La solicitud es gratuita y no obliga a nadie hasta que ambas partes firman el convenio de la granja. Lo que nos diga debe ser cierto; los certificados se muestran solo una vez verificados y mientras son válidos.",
    `La granja pone sus precios y se queda con lo que resta después de nuestra comisión del ${commission}, según lo acordado con la granja. El cargo del pago con tarjeta corre por nuestra cuenta. La granja nos da el derecho de mostrar sus textos e imágenes para vender sus productos.`,
    "La granja responde por la seguridad y la descripción de sus alimentos y tiene los permisos que necesita. Cualquiera de las partes puede terminar el convenio; los pedidos ya hechos se cumplen y se pagan.",
  ],
});

export const account = {
  title: "Su cuenta",
  plain: "No comparta su contraseña; puede cerrar la cuenta en cualquier momento.",
  text: [
    "Avísenos si otra persona usa su cuenta. Podemos suspender una cuenta que se usa para cometer fraude o dañar a otros, y le decimos por qué si lo pregunta. No perturbe el servicio, no recopile sus datos en masa con programas, ni pida para revender sin nuestro consentimiento.",
  ],
};

export const liability = {
  title: "Alergias y responsabilidad",
  plain: "Lea lo que contiene cada producto. Respondemos por lo que hacemos mal, como dice la ley.",
  text: [
    "Los productos vienen de granjas que también manejan leche, huevo, nueces y trigo; no podemos prometer que no haya trazas.",
    "Somos responsables según lo dispone la ley. Donde ella permite un límite, nuestra responsabilidad por un pedido se limita a su precio. Nada de lo aquí dicho limita la responsabilidad por lesiones, por dolo o negligencia grave, ni los derechos de los consumidores a los que no se puede renunciar.",
  ],
};

export const law = (email: string, phone: string) => ({
  title: "Ley y cambios",
  plain: "Rige la ley de California. Cuenta la edición con la que usted hizo su pedido.",
  text: [
    "Estos términos se rigen por la ley de California, y sus tribunales deciden. Si una parte no es válida, el resto lo sigue siendo.",
    "Un pedido sigue la edición vigente cuando se hizo. A quienes tienen cuenta les avisamos de las ediciones nuevas al menos 30 días antes.",
    `Quejas: ${email} o ${phone}. También ayuda la unidad de asistencia para quejas (Complaint Assistance Unit) del Departamento de Asuntos del Consumidor de California, en 1625 North Market Blvd., Sacramento, CA 95834, o en el (800) 952-5210.`,
  ],
});
