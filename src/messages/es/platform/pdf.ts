/** At the foot of a page of a PDF. */
export const page = (nth: number, pages: number) => `${nth} de ${pages}`;
