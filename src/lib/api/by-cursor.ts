/** How a list goes on whose pages name where the next one begins. */
export const byCursor = {
  getNextPageParam: <Cursor>(page: { nextCursor: Cursor }) => page.nextCursor,
};
