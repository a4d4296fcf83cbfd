/** At the foot of a page of a PDF. */
export const page = (page: number, pages: number) => `${page} of ${pages}`;
