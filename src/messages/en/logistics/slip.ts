/** Above what lies in a crate; `name` is the customer's first name, or empty. */
export const heading = (name: string, shop: string) =>
  name === "" ? `Your crate from ${shop}` : `${name}, this is your crate from ${shop}`;
export const about = (order: string, slot: string) => `Order ${order}. ${slot}.`;
