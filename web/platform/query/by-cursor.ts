/** How a list that the server pages by a cursor goes on: from no cursor, to the one that its last page names. */
export const byCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};
