/** Where a guest sees and gives up places at an open day, by the link of an email. */
export const VISIT_LINK_PATH = "/visit";

export function visitLinkPath(token: string): string {
  return `${VISIT_LINK_PATH}?token=${token}`;
}
