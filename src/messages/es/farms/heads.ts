export const register = "Registre su granja";
export const registerText =
  "Cómo se registra una granja: un formulario de tres pasos, una respuesta en días, una visita y su primera venta en semanas.";
export const registerTitle = "Registre su granja con nosotros";
export const registerLead =
  "Tres pasos cortos, una respuesta en días y una visita antes de su primera venta. Aquí está lo que da, lo que cuesta y lo que pedimos.";
export const meet = "Conozca las granjas";
export const meetText =
  "Las granjas familiares detrás del mercado: quiénes son, qué cosechan esta semana, qué certificados tienen y qué tan lejos están de usted.";
export const sell = "Venda desde su granja";
export const sellText =
  "Su precio, sus cultivos, una carga a un lugar. Vea cómo es una semana, cuánto le pagarían y qué pedimos de una granja.";
export const sellTitle = "Usted cultiva. Nosotros lo llevamos a la puerta de sus clientes.";
export const sellLead =
  "Ponga sus precios, publique lo que puede vender y traiga todo junto a un solo lugar. Las familias cercanas piden, y usted cosecha justo eso.";
export const join = "Únase con su granja";
export const joinText =
  "Envíe su solicitud para vender por medio del mercado en tres pasos cortos. No se pide ninguna certificación, y tendrá noticias nuestras en 2 días hábiles.";
export const yourApplication = "Su solicitud";
export const changeText = "Cambie las respuestas de su solicitud y envíela de nuevo.";
export const certificates = "Certificados";
export const farmers = "Granjas";
export const yourFarm = "Su granja";
export const harvest = "Cosecha";
export const today = "Su granja hoy";
export const money = "Dinero";
export const application = "Solicitud";
export const applications = "Solicitudes";
export const hello = (name: string) => `Hola, ${name}`;
