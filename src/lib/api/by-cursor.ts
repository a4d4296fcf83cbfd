/** Options for lists with cursor pagination. */
export const byCursor = {
  getNextPageParam: <Cursor>(page: { nextCursor: Cursor }) => page.nextCursor,
};
