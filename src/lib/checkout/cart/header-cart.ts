/** The id of the cart button in the header, by which others know whether it is in sight. */
export const HEADER_CART = "header-cart";
