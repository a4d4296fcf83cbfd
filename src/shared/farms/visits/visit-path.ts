/** The page where a guest views and cancels places at an open day, linked from an email. */
export const VISIT_LINK_PATH = "/visit";

export function visitLinkPath(token: string): string {
  return `${VISIT_LINK_PATH}?token=${token}`;
}
