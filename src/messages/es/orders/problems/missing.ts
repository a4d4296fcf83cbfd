export const cannotFind = "No encontramos ese pedido";
export const whereToLook = <Part>(
  link: (words: string) => Part,
  contact: (words: string) => Part,
) => [
  "Revise el número o búsquelo entre sus pedidos. Si pidió sin una cuenta, lo abre el enlace de su correo: ",
  link("pida un enlace nuevo"),
  " o ",
  contact("escríbanos"),
  ".",
];
export const myOrders = "Ver mis pedidos";
