/** The token of a link in an email, as the address holds it. */
export function tokenSearch({ token }: Record<string, unknown>): { token?: string } {
  return token === undefined ? {} : { token: String(token) };
}
