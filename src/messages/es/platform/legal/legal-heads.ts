export const firstEdition = "Primera edición.";
export const privacy = {
  title: "Aviso de privacidad",
  description:
    "Qué guardamos de usted, dónde, para qué y por cuánto tiempo, quién nos ayuda y cómo obtenerlo o hacer que se borre.",
};
export const terms = {
  title: "Términos de venta y uso",
  description:
    "Pedidos, cierre, cancelaciones, faltantes y reembolsos, canastas semanales, membresía fundadora y los términos para granjas.",
};
export const cookies = {
  title: "Cookies y memoria del navegador",
  description:
    "Cada cookie y todo lo demás que este sitio guarda en su navegador, para qué sirve, cuánto dura y cómo borrarlo.",
};
export const accessibility = {
  title: "Declaración de accesibilidad",
  description:
    "Qué buscamos, cómo y cuándo hicimos pruebas, las fallas que conocemos, dónde avisarnos de una barrera y a quién llamar si una página no le funciona.",
};
