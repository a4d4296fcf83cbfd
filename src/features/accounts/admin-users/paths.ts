/** The path of a user's page, as a string because link buttons do not accept typed routes with parameters. */
export function userPath(id: string): string {
  return `/dashboard/admin/users/${id}`;
}

export function editPath(id: string): string {
  return `${userPath(id)}/edit`;
}
