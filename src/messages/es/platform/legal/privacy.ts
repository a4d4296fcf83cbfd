import { small } from "../../kit.ts";
export const who = (given: {
  business: string;
  address: string;
  email: string;
  phone: string;
  hours: string;
}) => ({
  title: "Quiénes somos",
  plain: `${given.business} opera este sitio y responde por sus datos.`,
  text: [
    `${given.business}, ${given.address}, es la empresa responsable. Escriba a ${given.email} o llame al ${given.phone} (${small(given.hours)}).`,
  ],
});

export const what = {
  title: "Qué guardamos y para qué",
  plain:
    "Lo que necesita un pedido, una cuenta o un boletín, y nada más. No guardamos números de tarjeta.",
  text: [
    "Cuenta: usuario, nombre, correo, rol, código postal y teléfono si los da, las direcciones y los favoritos que guarda, qué correos sobre pedidos no quiere, y su contraseña cifrada de un modo que no se puede revertir. Con eso inicia sesión y encuentra sus pedidos.",
    "Sesiones: cuándo inició sesión, el tipo de navegador y la dirección de red, para que pueda ver y cerrar sus sesiones.",
    "Pedidos: productos, montos, dirección de entrega, contacto, indicaciones para la puerta, día y horario, los problemas que reporta con sus fotos, reembolsos y crédito. Con eso entregamos, reembolsamos y llevamos nuestras cuentas.",
    "Canastas semanales: tamaño, día y horario, a dónde van, qué se queda fuera, la marca y los últimos cuatro dígitos de la tarjeta, y cuándo y con qué palabras aceptó. Con eso llenamos, cobramos y entregamos sus canastas.",
    "Alergias de su casa, si las da: sirven para avisarle y dejar productos fuera de su canasta semanal. Ni granjas, ni quien empaca, ni choferes las ven.",
    "Opiniones: estrellas y palabras sobre lo que recibió. Cualquiera puede leerlas, con su nombre, la inicial de su apellido y el mes; usted las cambia o las borra cuando quiera, y se van con su cuenta.",
    "Preguntas a las granjas: sus palabras y la respuesta de la granja. La granja y nuestro equipo las ven con su nombre y la inicial de su apellido. Una vez respondidas, todos las leen sin su nombre; usted las borra cuando quiera, y se van con su cuenta.",
    "Membresías fundadoras y lugares en la fila: nombre, correo, código postal y el enlace por el que llegó.",
    "Tarjetas de regalo: nombre y correo de quien regala y de quien recibe, y las palabras que la acompañan. Con eso la enviamos y la encontramos de nuevo.",
    "Recomendaciones: de quién era el enlace por el que llegó un primer pedido, para dar su crédito a quien nos recomendó.",
    "Días de visita en las granjas: nombre, correo y con cuántas personas viene. La granja ve el nombre y el número, no el correo.",
    "Lo que nos escribe: el mensaje con su archivo adjunto, el nombre, el correo y el número de pedido que nos dé, para poder responderle.",
    "Boletín y avisos: correo, nombre y código postal si los da, y el registro de cuándo y con qué palabras aceptó.",
    "Solicitudes de granjas: lo que el formulario pregunta de la granja y de su contacto.",
    "Búsquedas en la tienda: las palabras y cuántas veces se buscaron en un día. No guardamos quién buscó.",
    "Registros técnicos: hora, dirección y resultado de cada petición, para que el servicio sea seguro y funcione.",
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
  title: "Por cuánto tiempo lo guardamos",
  plain:
    "Los pedidos y los pagos, siete años por los impuestos. Todo lo demás se borra mucho antes.",
  text: [
    `Los pedidos con su comprador: ${given.orderYears} años, el tiempo en que las autoridades fiscales pueden pedirlos. Después solo quedan las cifras, igual que las de pagos y reembolsos, y el registro de los cambios que hizo nuestro equipo.`,
    `Productos y dirección de compras que no se pagaron: ${given.checkoutDays} días.`,
    `Correos del boletín, lugares en la fila, invitaciones, solicitudes que no llevaron a una granja y mensajes para nosotros: ${given.leadMonths} meses desde su última actividad. Después de que cancela el boletín conservamos la dirección solo para no volver a escribirle.`,
    `Los conteos de búsquedas: ${given.leadMonths} meses desde el día al que corresponden.`,
    `Quién tenía lugares en un día de visita: ${given.visitDays} días después, o hasta que libera los lugares.`,
    `Las membresías fundadoras, los recibos y las tarjetas de regalo con quien pagó: ${given.orderYears} años; una tarjeta que no se ha canjeado, hasta que se canjee.`,
    `Nuestras copias de los correos: ${given.mailDays} días; las de un día de visita, hasta que se borran los lugares.`,
    "Registros técnicos: 90 días.",
    "Sesiones: hasta que cierra la sesión, a más tardar 90 días después de iniciarla; 12 horas para el personal.",
    `Cuentas: hasta que las borra. El borrado tiene efecto después de ${given.graceDays} días, en los que puede deshacerlo. Los pedidos se conservan los 7 años, sin su cuenta.`,
  ],
});

export const payment = {
  title: "Datos de pago",
  plain: "Su tarjeta va directo a Stripe. Nunca vemos su número.",
  text: [
    "Los datos de la tarjeta o de la cartera digital se escriben en un formulario de Stripe, que procesa nuestros pagos, y se guardan solo ahí. Nosotros guardamos la referencia de Stripe del pago, su monto y su estado, y la marca y los últimos cuatro dígitos de la tarjeta que paga sus canastas semanales.",
  ],
};

export const mail = {
  title: "Correo",
  plain:
    "Solo recibe el boletín si lo pide y lo confirma. Para darse de baja no hay que iniciar sesión.",
  text: [
    "Los correos sobre su pedido, su cuenta o su membresía son parte del servicio. El recordatorio antes del cierre, los avisos de que un pedido va en camino o se entregó y la pregunta de cómo estuvo se desactivan en su cuenta; lo que debe saber le llega siempre.",
    "El boletín se envía solo después de que usted confirmó su dirección con el enlace de nuestro correo. Un correo único que usted pidió, cuando un producto regresa o cuando llegamos a su código postal, se envía sin eso. Cada boletín y cada aviso de producto trae un enlace a una página con un botón que cancela el envío sin iniciar sesión, y un encabezado con el que su programa de correo puede hacerlo en un clic.",
  ],
};

export const whoHelps = {
  title: "Quién puede verlo",
  plain:
    "La granja que empaca, el chofer, Stripe y los servicios que llevan nuestro correo y operan nuestros servidores.",
  text: [
    "Las granjas ven qué cosechar, para qué día y horario, el número del pedido y su nombre de pila, no su dirección. Los choferes ven el nombre, la dirección, el horario y las indicaciones de sus paradas.",
    "Los proveedores trabajan solo según nuestras instrucciones: Stripe para el pago, un servicio de correo para enviar los correos y un servicio de alojamiento para los servidores.",
    "Las autoridades reciben datos solo cuando la ley nos obliga.",
    "No vendemos información personal ni la compartimos para hacer publicidad entre sitios, y no lo hemos hecho en los últimos 12 meses.",
  ],
};

export const rights = {
  title: "Sus derechos",
  plain: "Obtenga sus datos o haga que se borren: en su cuenta, en Perfil, o escribiéndonos.",
  text: [
    "Usted puede saber qué tenemos de usted, recibir una copia, corregirlo, hacer que se borre y oponerse. Si tiene cuenta, la exportación y el borrado están en su página de Perfil. Si no la tiene, escríbanos desde la dirección en cuestión, o por medio de alguien a quien usted autorice.",
    "Confirmamos una solicitud en 10 días hábiles y respondemos en 45 días. Ejercer un derecho nunca le cuesta nada y nunca cambia el precio ni el servicio.",
    "Respetamos el Global Privacy Control. El sitio no guarda nada que no sea indispensable o que usted no haya pedido, así que la señal no tiene nada que desactivar.",
  ],
};

export const children = {
  title: "Menores",
  plain: "El servicio es para adultos.",
  text: [
    "El servicio es para personas de 18 años en adelante. No recopilamos a sabiendas datos de menores de 13 años, y borramos los que descubrimos.",
  ],
};

export const safety = {
  title: "Cómo lo protegemos",
  plain: "Los datos viajan cifrados, pocas personas los ven y todo cambio nuestro queda anotado.",
  text: [
    "Las conexiones están cifradas. Las contraseñas y las claves de sesiones y enlaces se guardan solo de un modo que no se puede revertir. El acceso depende del rol de cada quien, y lo que cambia nuestro equipo queda registrado. Si una filtración le afecta, le avisamos sin demora, como exige la ley de California.",
  ],
};

export const changesOfThis = {
  title: "Cuando cambia este aviso",
  plain:
    "Cada edición está en la lista de cambios de abajo; a quienes tienen cuenta les avisamos antes.",
  text: [
    "Una edición nueva muestra aquí su versión y su fecha. Los cambios que reducen sus derechos se anuncian por correo a quienes tienen cuenta al menos 30 días antes.",
  ],
};
