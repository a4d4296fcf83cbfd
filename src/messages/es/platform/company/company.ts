export const careers = {
  title: "Empleo",
  description:
    "Puestos abiertos en el mercado, cómo contratamos y un correo cuando haya uno nuevo. Cada puesto se publica con su sueldo, lugar y horario.",
};
export const press = {
  title: "Prensa",
  description:
    "Datos del mercado con su fecha, tomados de nuestros propios libros, el logotipo para descargar y alguien a quien llamar.",
};
